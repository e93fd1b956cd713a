import { printable } from '@/lib/fetch-limited';
import { parseUrl } from '@/lib/parse-url';
import { type Remedy, type Row, remedies } from './row';
import { fileRows } from './rows/files';
import { headerRows } from './rows/headers';
import { pathRows } from './rows/paths';
import { transferRows } from './rows/transfer';
import type { Site } from './site';

/** A problem of a deployed site at one path. Its texts can be printed. */
interface Finding {
  message: string;
  path: string;
  fix: Remedy;
}

const table: readonly Row[] = [...fileRows, ...headerRows, ...pathRows, ...transferRows];

/** How many requests are sent at the same time: few enough that a host's rate limiter doesn't see an attack. */
const connections = 16;

/** From a host that fails at so many, the rest isn't requested. */
const maxFailures = 20;

/** Sends the requests of all rows to a deployed site. */
export async function verify(site: Site): Promise<Finding[]> {
  const { status, header } = await site.request({ path: '/' });
  const location = header('location');
  if (status >= 300 && status < 400 && parseUrl(location, site.origin)?.origin !== site.origin) {
    const message = `redirects to ${location}, which isn’t followed: pass the address that visitors see`;
    return [finding(message, site.origin, 'reach')];
  }
  const findings: Finding[] = [];
  const queue = table
    .flatMap(({ checks, wrong, fix }) => checks(site).map((check) => ({ check, wrong, fix })))
    .values();
  const work = async () => {
    // Without a first response, there won't be others.
    for (const { check, wrong, fix } of status === 0 ? [] : queue) {
      if (site.failures.size > maxFailures) return;
      const answer = await site.request(check);
      // Reported once for all rows.
      if (answer.status === 0) continue;
      const isRight = await check.isRight(answer);
      if (isRight === true) continue;
      const message = isRight === false ? wrong : `${wrong} (${isRight})`;
      findings.push(finding(message, check.path, fix));
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const unanswered = [...site.failures].map(([path, reason]) =>
    finding(`no complete response (${reason})`, path, 'reach'),
  );
  return [...findings, ...unanswered];
}

function finding(message: string, path: string, fix: Remedy): Finding {
  const [maxMessage, maxPath] = [400, 100];
  return {
    message: printable(message).slice(0, maxMessage),
    path: printable(path).slice(0, maxPath),
    fix,
  };
}

/** Formats findings by remedy, with one line for the same problem at several paths. */
export function report(findings: readonly Finding[]): string {
  return group(findings, ({ fix }) => fix)
    .map(([fix, ofKind]) => {
      const lines = group(ofKind, ({ message }) => message).map(
        ([message, same]) => `  ${message}: ${formatPaths(same)}`,
      );
      return `${lines.join('\n')}\n  → ${remedies[fix]}`;
    })
    .join('\n\n');
}

function formatPaths(findings: readonly Finding[]): string {
  const paths = [...new Set(findings.map(({ path }) => path))];
  const [shown, more] = [paths.slice(0, 3), paths.length - 3];
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function group<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
