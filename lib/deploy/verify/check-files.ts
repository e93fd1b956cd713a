import { unpack } from '@/lib/fetch-limited';
import type { RawResponse } from '@/lib/raw-request';
import { contentType, isCompressible } from '../hosts/content-types';
import { checkHeaders } from './check-headers';
import { type DeployedSite, isPage, type PublishedFile } from './site';

/** Checks that every page and file is served with the build's bytes, type, and headers, and compressed if it's text. */
export async function checkFiles(site: DeployedSite): Promise<void> {
  await Promise.all(
    site.files.map(async (file) => {
      await checkFile(site, file);
      if (isCompressed(file)) {
        await checkCompression(site, file, 'gzip, deflate, br', 'br');
        await checkCompression(site, file, 'gzip', 'gzip');
      }
    }),
  );
}

/** Hosts don't compress smaller files, which fit into the first packet anyway. */
const isCompressed = ({ name, content }: PublishedFile) =>
  isCompressible(contentType(name)) && content.byteLength >= 2048;

async function checkFile(site: DeployedSite, file: PublishedFile): Promise<void> {
  const { path, name, content } = file;
  // Films and pictures must not be compressed again, whatever the client accepts.
  const accepted = isCompressible(contentType(name)) ? 'identity' : 'gzip, br';
  const response = await site.request(path, { 'Accept-Encoding': accepted });
  const { status, header, body } = response;
  if (status !== 200) {
    const problem =
      status === 0 ? `gets no response (${body})` : `returns status ${status} instead of 200`;
    site.report(isPage(file) ? 'paths' : 'files', problem, path);
    return;
  }
  const encoding = header('content-encoding') || 'identity';
  if (encoding !== 'identity') {
    const problem =
      accepted === 'identity'
        ? `is sent as ${encoding} to clients that don’t accept it`
        : `is compressed again (${encoding})`;
    site.report('compression', problem, path);
  } else if (!body.equals(content)) site.report('files', 'is not what the build wrote', path);
  checkType(site, path, name, response);
  checkHeaders(site, path, response);
}

async function checkCompression(
  { request, report }: DeployedSite,
  { path, content }: PublishedFile,
  accepted: string,
  expected: string,
) {
  const { status, header, body } = await request(path, { 'Accept-Encoding': accepted });
  // checkFile() reports this.
  if (status !== 200) return;
  const sent = header('content-encoding') || 'identity';
  if (sent !== expected) {
    report('compression', `is sent as ${sent} to clients that accept ${accepted}`, path);
  }
  if (!decode(sent, body)?.equals(content)) {
    report('compression', `does not decompress as ${sent}`, path);
  }
  if (!/accept-encoding|\*/i.test(header('vary'))) {
    const what = 'Vary: Accept-Encoding is missing, so caches can mix up the encodings';
    report('compression', what, path);
  }
}

function decode(encoding: string, body: Buffer): Buffer | undefined {
  try {
    return unpack(encoding, body);
  } catch {
    // Not valid compressed data.
    return undefined;
  }
}

/** Equivalent names of types. */
const typeAliases: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/xml': 'application/xml',
};

/** @param name of the file that's served at the path */
export function checkType(
  { report }: DeployedSite,
  path: string,
  name: string,
  { header }: RawResponse,
): void {
  const expected = contentType(name);
  const [type = '', charset] = header('content-type')
    .toLowerCase()
    .replaceAll('"', '')
    .split(/; */);
  const sent = [typeAliases[type] ?? type, charset ?? 'charset=utf-8'].join('; ');
  // Without a charset, browsers guess the encoding of HTML and plain text.
  const isGuessed = charset === undefined && /^text\/(html|plain)$/.test(type);
  if (!isGuessed && [expected, `${expected}; charset=utf-8`].includes(sent)) return;
  const extension = name.slice(name.lastIndexOf('.'));
  const actual = header('content-type') || 'no type';
  report('types', `${extension} is sent as ${actual} instead of ${expected}`, path);
}
