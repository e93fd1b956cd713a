import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentType, isCompressible } from '../hosts/content-types';
import type { DeployedSite, PublishedFile } from './site';

// Hosts don't compress smaller files, which fit into the first packet anyway.
const minBytes = 2048;

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/** What clients accept, browsers first, and the encoding they should get. */
const expectedEncodings = [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
] as const;

/** Checks that text is compressed as a browser asks, and that films and pictures aren't compressed again. */
export async function checkCompression(site: DeployedSite): Promise<void> {
  const isText = ({ name }: PublishedFile) => isCompressible(contentType(name));
  const texts = site.files.filter((file) => isText(file) && file.content.byteLength >= minBytes);
  // There are many RSC payloads, all served alike: one is enough.
  const data = texts.filter(({ name }) => name.endsWith('.txt'));
  const others = site.files.filter((file) => !isText(file));
  const oneOfEachType = new Map(others.map((file) => [extname(file.name), file])).values();
  await Promise.all([
    ...texts.filter((file) => !data.includes(file)).map((file) => checkText(site, file)),
    ...data.slice(0, 1).map((file) => checkText(site, file)),
    ...[...oneOfEachType].map((file) => checkUncompressed(site, file)),
  ]);
}

async function checkText({ request, report }: DeployedSite, { path, content }: PublishedFile) {
  for (const [accepted, expected] of expectedEncodings) {
    const { status, header, body } = await request(path, { 'Accept-Encoding': accepted });
    // The check of files reports this.
    if (status !== 200) continue;
    const sent = header('content-encoding') || 'identity';
    if (sent !== expected) {
      report('compression', `is sent as ${sent} to clients that accept ${accepted}`, path);
    }
    if ((sent === 'br' || sent === 'gzip') && !isDecodedTo(content, () => decoders[sent](body))) {
      report('compression', `does not decompress as ${sent}`, path);
    }
    if (!/accept-encoding|\*/i.test(header('vary'))) {
      const what = 'Vary: Accept-Encoding is missing, so caches can mix up the encodings';
      report('compression', what, path);
    }
  }
}

/** False for content that's compressed twice, or for another file's compressed content. */
function isDecodedTo(content: Buffer, decode: () => Buffer): boolean {
  try {
    return decode().equals(content);
  } catch {
    // Not valid compressed data.
    return false;
  }
}

async function checkUncompressed({ request, report }: DeployedSite, { path }: PublishedFile) {
  const encoding = (await request(path, { 'Accept-Encoding': 'gzip, br' })).header(
    'content-encoding',
  );
  if (encoding !== '') report('compression', `is compressed again (${encoding})`, path);
}
