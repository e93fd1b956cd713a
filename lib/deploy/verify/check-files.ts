import type { RawResponse } from '@/lib/raw-request';
import { contentType } from '../hosts/content-types';
import { checkHeaders } from './check-headers';
import { type DeployedSite, isPage, type PublishedFile } from './site';

/** Checks that every page and file is served with the build's bytes, type, and headers. */
export async function checkFiles(site: DeployedSite): Promise<void> {
  await Promise.all(site.files.map((file) => checkFile(site, file)));
}

async function checkFile(site: DeployedSite, file: PublishedFile): Promise<void> {
  const { path } = file;
  const response = await site.request(path, { 'Accept-Encoding': 'identity' });
  if (response.status !== 200) {
    const { status, body } = response;
    const problem =
      status === 0 ? `gets no response (${body})` : `returns status ${status} instead of 200`;
    site.report(isPage(file) ? 'paths' : 'files', problem, path);
    return;
  }
  checkContent(site, file, response);
  checkType(site, path, file.name, response);
  checkHeaders(site, path, response);
}

function checkContent({ report }: DeployedSite, file: PublishedFile, sent: RawResponse): void {
  const { path, content } = file;
  const encoding = sent.header('content-encoding');
  if (!['', 'identity'].includes(encoding)) {
    report('compression', `is sent as ${encoding} to clients that don’t accept it`, path);
    return;
  }
  if (!sent.body.equals(content)) report('files', 'is not what the build wrote', path);
}

/** Equivalent names of types. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

/** Without a charset, browsers guess the encoding of these when they're opened by themselves. */
const needsCharset = /^text\/(html|plain)$/;

/** @param name of the file that's served at the path */
export function checkType(
  { report }: DeployedSite,
  path: string,
  name: string,
  response: RawResponse,
): void {
  const expected = parseContentType(contentType(name));
  const sent = parseContentType(response.header('content-type'));
  const allowed = needsCharset.test(expected.type) ? ['utf-8'] : ['', 'utf-8'];
  if (sent.type === expected.type && allowed.includes(sent.charset)) return;
  const extension = name.slice(name.lastIndexOf('.'));
  const actual = response.header('content-type') || 'no type';
  report('types', `${extension} is sent as ${actual} instead of ${contentType(name)}`, path);
}

function parseContentType(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const name = type.trim();
  const charset = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? '';
  return { type: typeAliases[name] ?? name, charset };
}
