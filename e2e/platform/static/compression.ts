import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate';

// Half-way: the best quality takes seconds for the largest scripts.
const brotliQuality = 5;
const extensions = { br: '.br', gzip: '.gz' } as const;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Gives files in their compressed form, each made once. */
export interface Compressor {
  /** @param version changes whenever the file does */
  get(file: string, version: string, encoding: Encoding): Promise<Uint8Array>;
}

export function createCompressor(): Compressor {
  const kept = new Map<string, { version: string; body: Promise<Uint8Array> }>();
  return {
    async get(file, version, encoding) {
      const key = `${encoding} ${file}`;
      const before = kept.get(key);
      if (before?.version === version) return before.body;
      const body = readPrecompressed(file, encoding).then(
        (found) => found ?? compress(file, encoding),
      );
      kept.set(key, { version, body });
      // A file that could not be read this time may be there the next.
      body.catch(() => kept.delete(key));
      return body;
    },
  };
}

async function compress(file: string, encoding: Encoding): Promise<Uint8Array> {
  const content = await readFile(file);
  if (encoding === 'gzip') return gzipAsync(content);
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** What the build has compressed itself, unless it is older than the file. */
async function readPrecompressed(
  file: string,
  encoding: Encoding,
): Promise<Uint8Array | undefined> {
  const neighbour = file + extensions[encoding];
  try {
    const [own, other] = await Promise.all([stat(file), stat(neighbour)]);
    return other.mtimeMs >= own.mtimeMs ? await readFile(neighbour) : undefined;
  } catch {
    // There is none.
    return undefined;
  }
}
