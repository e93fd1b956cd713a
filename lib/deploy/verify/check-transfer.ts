import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../hosts/content-types';
import { headerOf } from './ask';
import { type Deployed, isPage, type PublishedFile } from './deployed';
import type { Finding } from './finding';

// Smaller ones fit into the first packet anyway, and hosts leave them as they are.
const leastBytes = 2048;

/** Compression, HEAD, what the reader has already, and parts of films. */
export async function checkTransfer(site: Deployed): Promise<Finding[]> {
  const { files } = site;
  const texts = files.filter(
    ({ name, content }) => content.byteLength >= leastBytes && isCompressible(contentType(name)),
  );
  // Pages' data are many, and alike: one stands for all.
  const data = texts.filter(({ name }) => name.endsWith('.txt'));
  const compressed = [...texts.filter((file) => !data.includes(file)), ...data.slice(0, 1)];
  const [script] = files.filter(({ name }) => name.endsWith('.js'));
  const found = await Promise.all([
    ...compressed.map((file) => checkCompression(site, file)),
    ...[...files.filter(isPage), ...(script ? [script] : [])].map((file) => checkKept(site, file)),
    ...files.filter(({ name }) => name.endsWith('.mp4')).map((file) => checkRange(site, file)),
    checkHead(site),
  ]);
  return found.flat();
}

async function checkCompression(site: Deployed, file: PublishedFile): Promise<Finding[]> {
  const { path, content } = file;
  const found: Finding[] = [];
  for (const [accepted, encoding, open] of [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await site.ask(path, { headers: { 'Accept-Encoding': accepted } });
    const sent = headerOf(answer, 'content-encoding') ?? 'identity';
    if (answer.status !== 200) continue;
    if (sent !== encoding) {
      const what = `is sent as ${sent} to clients that accept ${accepted}`;
      found.push({ what, path, remedy: 'compression' });
    } else if (!opensTo(content, () => open(answer.body))) {
      found.push({ what: `does not decompress as ${encoding}`, path, remedy: 'compression' });
    }
    if (!/accept-encoding|\*/i.test(headerOf(answer, 'vary') ?? '')) {
      const what = 'Vary: Accept-Encoding is missing, so caches can mix up the encodings';
      found.push({ what, path, remedy: 'compression' });
    }
  }
  return found;
}

/** Compressed twice, or another file's compressed form: neither opens to the content. */
function opensTo(content: Buffer, open: () => Buffer): boolean {
  try {
    return open().equals(content);
  } catch {
    // It does not open at all.
    return false;
  }
}

async function checkKept(site: Deployed, { path }: PublishedFile): Promise<Finding[]> {
  const answer = await site.ask(path);
  if (answer.status !== 200) return [];
  const tag = headerOf(answer, 'etag');
  const day = headerOf(answer, 'last-modified');
  if (tag === undefined && day === undefined) {
    return [{ what: 'has neither ETag nor Last-Modified', path, remedy: 'transfer' }];
  }
  const known = tag !== undefined ? { 'If-None-Match': tag } : { 'If-Modified-Since': day ?? '' };
  const again = await site.ask(path, { headers: known });
  if (again.status === 304) return [];
  return [{ what: 'is sent again to clients that already have it', path, remedy: 'transfer' }];
}

async function checkRange(site: Deployed, file: PublishedFile): Promise<Finding[]> {
  const { path, content } = file;
  const answer = await site.ask(path, { headers: { Range: 'bytes=100-199' } });
  if (answer.status === 206 && answer.body.equals(content.subarray(100, 200))) return [];
  return [{ what: 'range requests for a film fail', path, remedy: 'transfer' }];
}

async function checkHead({ ask }: Deployed): Promise<Finding[]> {
  const { status, body } = await ask('/', { method: 'HEAD' });
  if (status === 200 && body.byteLength === 0) return [];
  return [{ what: `HEAD returns status ${status}`, path: '/', remedy: 'transfer' }];
}
