import { contentType } from '../hosts/content-types';
import { type Answer, headerOf } from './ask';
import { checkHeaders } from './check-headers';
import { type Deployed, isPage, type PublishedFile } from './deployed';
import type { Finding } from './finding';

/** Each page and file answers with the bytes, the type and the headers of the build. */
export async function checkFiles(site: Deployed): Promise<Finding[]> {
  const found = await Promise.all(site.files.map((file) => checkFile(site, file)));
  return found.flat();
}

async function checkFile(site: Deployed, file: PublishedFile): Promise<Finding[]> {
  const { path } = file;
  const answer = await site.ask(path, { headers: { 'Accept-Encoding': 'identity' } });
  if (answer.status !== 200) {
    const what = `returns status ${answer.status} instead of 200`;
    return [{ what, path, remedy: isPage(file) ? 'paths' : 'files' }];
  }
  return [
    ...checkContent(file, answer),
    ...checkType(file, answer),
    ...checkHeaders(site, path, answer),
  ];
}

function checkContent({ path, name, content }: PublishedFile, answer: Answer): Finding[] {
  const encoding = headerOf(answer, 'content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    const what = `is sent as ${encoding} to clients that don’t accept it`;
    return [{ what, path, remedy: 'compression' }];
  }
  if (answer.body.equals(content)) return [];
  // The same build, and other bytes: they were changed on the way.
  const build = buildOf(content);
  if (build !== undefined && build === buildOf(answer.body)) {
    return [{ what: 'is modified in transit', path, remedy: 'transform' }];
  }
  const kind = name.endsWith('.html') ? 'page' : 'file';
  return [{ what: `is not the ${kind} of this build`, path, remedy: 'files' }];
}

/** The name of the build that a page's data carry; undefined where there are none. */
function buildOf(content: Buffer): string | undefined {
  return /\\?"b\\?":\\?"([\w-]+)\\?"/.exec(content.toString())?.[1];
}

/** Names that mean the same. */
const equivalent: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

function checkType({ path, name }: PublishedFile, answer: Answer): Finding[] {
  const expected = read(contentType(name));
  const sent = read(headerOf(answer, 'content-type') ?? 'none');
  // Without a character set a browser takes the page's own, which is UTF-8.
  if (sent.type === expected.type && /^(utf-8)?$/.test(sent.charset)) return [];
  const said = `${sent.type}${sent.charset && `; charset=${sent.charset}`}`;
  const ending = name.slice(name.lastIndexOf('.'));
  return [
    { what: `${ending} is sent as ${said} instead of ${expected.type}`, path, remedy: 'types' },
  ];
}

function read(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const name = type.trim();
  const charset = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? '';
  return { type: equivalent[name] ?? name, charset };
}
