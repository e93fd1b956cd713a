import { contentType } from '../hosts/content-types';
import { checkHeaders } from './check-headers';
import { type DeployedSite, isPage, type PublishedFile } from './deployed-site';
import type { Finding } from './finding';
import { getHeader, type RawResponse } from './request';

/** Checks that every page and file is served with the build's bytes, type, and headers. */
export async function checkFiles(site: DeployedSite): Promise<Finding[]> {
  const findings = await Promise.all(site.files.map((file) => checkFile(site, file)));
  return findings.flat();
}

async function checkFile(site: DeployedSite, file: PublishedFile): Promise<Finding[]> {
  const { path } = file;
  const response = await site.request(path, { headers: { 'Accept-Encoding': 'identity' } });
  if (response.status !== 200) {
    const message = `returns status ${response.status} instead of 200`;
    return [{ message, path, remedy: isPage(file) ? 'paths' : 'files' }];
  }
  return [
    ...checkContent(file, response),
    ...checkType(file, response),
    ...checkHeaders(site, path, response),
  ];
}

function checkContent({ path, name, content }: PublishedFile, response: RawResponse): Finding[] {
  const encoding = getHeader(response, 'content-encoding');
  if (encoding !== undefined && encoding !== 'identity') {
    const message = `is sent as ${encoding} to clients that don’t accept it`;
    return [{ message, path, remedy: 'compression' }];
  }
  if (response.body.equals(content)) return [];
  // Different bytes of the same build: the file was modified in transit.
  const build = getBuildId(content);
  if (build !== undefined && build === getBuildId(response.body)) {
    return [{ message: 'is modified in transit', path, remedy: 'transform' }];
  }
  const kind = name.endsWith('.html') ? 'page' : 'file';
  return [{ message: `is not the ${kind} of this build`, path, remedy: 'files' }];
}

/** The build ID in a page's RSC payload; undefined without one. */
function getBuildId(content: Buffer): string | undefined {
  return /\\?"b\\?":\\?"([\w-]+)\\?"/.exec(content.toString())?.[1];
}

/** Equivalent names of types. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

function checkType({ path, name }: PublishedFile, response: RawResponse): Finding[] {
  const expected = parseContentType(contentType(name));
  const sent = parseContentType(getHeader(response, 'content-type') ?? 'none');
  // Without a charset, browsers use the page's own, which is UTF-8.
  if (sent.type === expected.type && /^(utf-8)?$/.test(sent.charset)) return [];
  const actual = `${sent.type}${sent.charset && `; charset=${sent.charset}`}`;
  const extension = name.slice(name.lastIndexOf('.'));
  return [
    {
      message: `${extension} is sent as ${actual} instead of ${expected.type}`,
      path,
      remedy: 'types',
    },
  ];
}

function parseContentType(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const name = type.trim();
  const charset = /charset="?([\w-]+)/.exec(parameters.join(';'))?.[1] ?? '';
  return { type: typeAliases[name] ?? name, charset };
}
