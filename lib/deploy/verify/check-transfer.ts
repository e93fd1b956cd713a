import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../hosts/content-types';
import { type DeployedSite, isPage, type PublishedFile } from './deployed-site';
import type { Finding } from './finding';
import { getHeader } from './request';

// Smaller ones fit into the first packet anyway, and hosts leave them as they are.
const minBytes = 2048;

/** Compression, HEAD, what the reader has already, and parts of films. */
export async function checkTransfer(site: DeployedSite): Promise<Finding[]> {
  const { files } = site;
  const texts = files.filter(
    ({ name, content }) => content.byteLength >= minBytes && isCompressible(contentType(name)),
  );
  // Pages' data are many, and alike: one stands for all.
  const data = texts.filter(({ name }) => name.endsWith('.txt'));
  const compressed = [...texts.filter((file) => !data.includes(file)), ...data.slice(0, 1)];
  const [script] = files.filter(({ name }) => name.endsWith('.js'));
  const found = await Promise.all([
    ...compressed.map((file) => checkCompression(site, file)),
    ...[...files.filter(isPage), ...(script ? [script] : [])].map((file) =>
      checkRevalidation(site, file),
    ),
    ...files.filter(({ name }) => name.endsWith('.mp4')).map((file) => checkRange(site, file)),
    checkHead(site),
  ]);
  return found.flat();
}

async function checkCompression(site: DeployedSite, file: PublishedFile): Promise<Finding[]> {
  const { path, content } = file;
  const found: Finding[] = [];
  for (const [accepted, encoding, open] of [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await site.request(path, { headers: { 'Accept-Encoding': accepted } });
    const sent = getHeader(answer, 'content-encoding') ?? 'identity';
    if (answer.status !== 200) continue;
    if (sent !== encoding) {
      const message = `is sent as ${sent} to clients that accept ${accepted}`;
      found.push({ message, path, remedy: 'compression' });
    } else if (!decompressesTo(content, () => open(answer.body))) {
      found.push({ message: `does not decompress as ${encoding}`, path, remedy: 'compression' });
    }
    if (!/accept-encoding|\*/i.test(getHeader(answer, 'vary') ?? '')) {
      const what = 'Vary: Accept-Encoding is missing, so caches can mix up the encodings';
      found.push({ message: what, path, remedy: 'compression' });
    }
  }
  return found;
}

/** Compressed twice, or another file's compressed form: neither opens to the content. */
function decompressesTo(content: Buffer, open: () => Buffer): boolean {
  try {
    return open().equals(content);
  } catch {
    // It does not open at all.
    return false;
  }
}

async function checkRevalidation(site: DeployedSite, { path }: PublishedFile): Promise<Finding[]> {
  const answer = await site.request(path);
  if (answer.status !== 200) return [];
  const tag = getHeader(answer, 'etag');
  const day = getHeader(answer, 'last-modified');
  if (tag === undefined && day === undefined) {
    return [{ message: 'has neither ETag nor Last-Modified', path, remedy: 'transfer' }];
  }
  const known = tag !== undefined ? { 'If-None-Match': tag } : { 'If-Modified-Since': day ?? '' };
  const again = await site.request(path, { headers: known });
  if (again.status === 304) return [];
  return [{ message: 'is sent again to clients that already have it', path, remedy: 'transfer' }];
}

async function checkRange(site: DeployedSite, file: PublishedFile): Promise<Finding[]> {
  const { path, content } = file;
  const answer = await site.request(path, { headers: { Range: 'bytes=100-199' } });
  if (answer.status === 206 && answer.body.equals(content.subarray(100, 200))) return [];
  return [{ message: 'range requests for a film fail', path, remedy: 'transfer' }];
}

async function checkHead({ request }: DeployedSite): Promise<Finding[]> {
  const { status, body } = await request('/', { method: 'HEAD' });
  if (status === 200 && body.byteLength === 0) return [];
  return [{ message: `HEAD returns status ${status}`, path: '/', remedy: 'transfer' }];
}
