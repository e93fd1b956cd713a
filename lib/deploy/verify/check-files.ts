import { contentType } from '../hosts/content-types';
import { checkHeaders } from './check-headers';
import { type DeployedSite, isPage, type PublishedFile } from './deployed-site';
import type { Finding } from './finding';
import { getHeader, type RawResponse } from './request';

/** Each page and file answers with the bytes, the type and the headers of the build. */
export async function checkFiles(site: DeployedSite): Promise<Finding[]> {
  const found = await Promise.all(site.files.map((file) => checkFile(site, file)));
  return found.flat();
}

async function checkFile(site: DeployedSite, file: PublishedFile): Promise<Finding[]> {
  const { path } = file;
  const answer = await site.request(path, { headers: { 'Accept-Encoding': 'identity' } });
  if (answer.status !== 200) {
    const message = `returns status ${answer.status} instead of 200`;
    return [{ message, path, remedy: isPage(file) ? 'paths' : 'files' }];
  }
  return [
    ...checkContent(file, answer),
    ...checkType(file, answer),
    ...checkHeaders(site, path, answer),
  ];
}

function checkContent({ path, name, content }: PublishedFile, answer: RawResponse): Finding[] {
  const encoding = getHeader(answer, 'content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    const message = `is sent as ${encoding} to clients that don’t accept it`;
    return [{ message, path, remedy: 'compression' }];
  }
  if (answer.body.equals(content)) return [];
  // The same build, and other bytes: they were changed on the way.
  const build = getBuildId(content);
  if (build !== undefined && build === getBuildId(answer.body)) {
    return [{ message: 'is modified in transit', path, remedy: 'transform' }];
  }
  const kind = name.endsWith('.html') ? 'page' : 'file';
  return [{ message: `is not the ${kind} of this build`, path, remedy: 'files' }];
}

/** The name of the build that a page's data carry; undefined where there are none. */
function getBuildId(content: Buffer): string | undefined {
  return /\\?"b\\?":\\?"([\w-]+)\\?"/.exec(content.toString())?.[1];
}

/** Names that mean the same. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

function checkType({ path, name }: PublishedFile, answer: RawResponse): Finding[] {
  const expected = parseContentType(contentType(name));
  const sent = parseContentType(getHeader(answer, 'content-type') ?? 'none');
  // Without a character set a browser takes the page's own, which is UTF-8.
  if (sent.type === expected.type && /^(utf-8)?$/.test(sent.charset)) return [];
  const said = `${sent.type}${sent.charset && `; charset=${sent.charset}`}`;
  const ending = name.slice(name.lastIndexOf('.'));
  return [
    { message: `${ending} is sent as ${said} instead of ${expected.type}`, path, remedy: 'types' },
  ];
}

function parseContentType(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const name = type.trim();
  const charset = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? '';
  return { type: typeAliases[name] ?? name, charset };
}
