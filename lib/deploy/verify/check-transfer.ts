import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../hosts/content-types';
import { type DeployedSite, isPage, type PublishedFile } from './deployed-site';
import type { Finding } from './finding';
import { getHeader } from './request';

// Hosts don't compress smaller files, which fit into the first packet anyway.
const minBytes = 2048;

/** Checks compression, revalidation, range requests for films, and HEAD. */
export async function checkTransfer(site: DeployedSite): Promise<Finding[]> {
  const { files } = site;
  const texts = files.filter(
    ({ name, content }) => content.byteLength >= minBytes && isCompressible(contentType(name)),
  );
  // There are many RSC payloads, all served alike: one is enough.
  const data = texts.filter(({ name }) => name.endsWith('.txt'));
  const compressed = [...texts.filter((file) => !data.includes(file)), ...data.slice(0, 1)];
  const [script] = files.filter(({ name }) => name.endsWith('.js'));
  const findings = await Promise.all([
    ...compressed.map((file) => checkCompression(site, file)),
    ...[...files.filter(isPage), ...(script ? [script] : [])].map((file) =>
      checkRevalidation(site, file),
    ),
    ...files.filter(({ name }) => name.endsWith('.mp4')).map((file) => checkRange(site, file)),
    checkHead(site),
  ]);
  return findings.flat();
}

async function checkCompression(site: DeployedSite, file: PublishedFile): Promise<Finding[]> {
  const { path, content } = file;
  const findings: Finding[] = [];
  for (const [accepted, encoding, decompress] of [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const response = await site.request(path, { headers: { 'Accept-Encoding': accepted } });
    const sent = getHeader(response, 'content-encoding') ?? 'identity';
    if (response.status !== 200) continue;
    if (sent !== encoding) {
      const message = `is sent as ${sent} to clients that accept ${accepted}`;
      findings.push({ message, path, remedy: 'compression' });
    } else if (!decompressesTo(content, () => decompress(response.body))) {
      findings.push({ message: `does not decompress as ${encoding}`, path, remedy: 'compression' });
    }
    if (!/accept-encoding|\*/i.test(getHeader(response, 'vary') ?? '')) {
      const what = 'Vary: Accept-Encoding is missing, so caches can mix up the encodings';
      findings.push({ message: what, path, remedy: 'compression' });
    }
  }
  return findings;
}

/** False for content that's compressed twice, or for another file's compressed content. */
function decompressesTo(content: Buffer, decompress: () => Buffer): boolean {
  try {
    return decompress().equals(content);
  } catch {
    // Not valid compressed data.
    return false;
  }
}

async function checkRevalidation(site: DeployedSite, { path }: PublishedFile): Promise<Finding[]> {
  const response = await site.request(path);
  if (response.status !== 200) return [];
  const etag = getHeader(response, 'etag');
  const lastModified = getHeader(response, 'last-modified');
  if (etag === undefined && lastModified === undefined) {
    return [{ message: 'has neither ETag nor Last-Modified', path, remedy: 'transfer' }];
  }
  const condition =
    etag !== undefined ? { 'If-None-Match': etag } : { 'If-Modified-Since': lastModified ?? '' };
  const revalidation = await site.request(path, { headers: condition });
  if (revalidation.status === 304) return [];
  return [{ message: 'is sent again to clients that already have it', path, remedy: 'transfer' }];
}

async function checkRange(site: DeployedSite, file: PublishedFile): Promise<Finding[]> {
  const { path, content } = file;
  const response = await site.request(path, { headers: { Range: 'bytes=100-199' } });
  if (response.status === 206 && response.body.equals(content.subarray(100, 200))) return [];
  return [{ message: 'range requests for a film fail', path, remedy: 'transfer' }];
}

async function checkHead({ request }: DeployedSite): Promise<Finding[]> {
  const { status, body } = await request('/', { method: 'HEAD' });
  if (status === 200 && body.byteLength === 0) return [];
  return [{ message: `HEAD returns status ${status}`, path: '/', remedy: 'transfer' }];
}
