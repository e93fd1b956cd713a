import { printable } from '@/lib/fetch-limited';
import { parseUrl } from '@/lib/parse-url';
import type { Remedy } from './remedies';
import type { LimitedHost, Row } from './row';
import { fileRows } from './rows/files';
import { headerRows } from './rows/headers';
import { pathRows } from './rows/paths';
import { transferRows } from './rows/transfer';
import { type Ask, connections, type Site } from './site';

/** A problem of a deployed site at one path. Its texts can be printed. */
export interface Finding {
  /** The same for the same problem at other paths, so the report can group them. */
  message: string;
  path: string;
  fix: Remedy;
}

const table: readonly Row[] = [...fileRows, ...headerRows, ...pathRows, ...transferRows];

/** The rows that aren't for this host. */
export function rowsWithout(host: LimitedHost): Row[] {
  return table.filter(({ unable = [] }) => unable.includes(host));
}

/** Sends the requests of all rows to a deployed site, except those that its host is known not to answer as described. */
export async function verify(site: Site, host?: LimitedHost): Promise<Finding[]> {
  const unreachable = await checkReach(site);
  if (unreachable !== null) return [unreachable];
  const findings: Finding[] = [];
  const rows = table.filter(({ unable = [] }) => host === undefined || !unable.includes(host));
  const queue = rows.flatMap((row) => row.asks(site).map((ask) => ({ row, ask }))).values();
  const work = async () => {
    for (const { row, ask } of queue) {
      if (site.hasGivenUp()) return;
      const message = await problemOf(site, row, ask);
      if (message !== null) findings.push(finding(message, ask.path, row.fix));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  for (const [path, reason] of site.failures) {
    findings.push(finding(`no complete response (${reason})`, path, 'limits'));
  }
  if (site.hasGivenUp()) findings.push(finding('the rest wasn’t requested', '/', 'limits'));
  return findings;
}

async function checkReach(site: Site): Promise<Finding | null> {
  const { status, header } = await site.request({ path: '/' });
  const reason = site.failures.get('/');
  if (reason !== undefined)
    return finding(`no complete response (${reason})`, site.origin, 'reach');
  const location = header('location');
  const target = parseUrl(location, site.origin)?.origin;
  if (status < 300 || status > 399 || target === site.origin) return null;
  const message = `redirects to ${location}, which isn’t followed: pass the address that visitors see`;
  return finding(message, site.origin, 'reach');
}

async function problemOf(site: Site, row: Row, ask: Ask): Promise<string | null> {
  const answer = await site.request(ask);
  // Reported once for all rows.
  if (answer.status === 0) return null;
  const isRight = await row.isRight(answer, ask, site);
  if (isRight === true) return null;
  return isRight === false ? row.wrong : `${row.wrong} (${isRight})`;
}

function finding(message: string, path: string, fix: Remedy): Finding {
  const [maxMessage, maxPath] = [400, 100];
  return {
    message: printable(message).slice(0, maxMessage),
    path: printable(path).slice(0, maxPath),
    fix,
  };
}
