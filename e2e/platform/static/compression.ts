import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

// Medium quality: the maximum (11) takes seconds for the largest scripts.
const brotliQuality = 5;
const extensions = { br: '.br', gzip: '.gz' } as const;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** Compresses files, and caches the results. */
export interface Compressor {
  /** @param version changes whenever the file changes */
  get(file: string, version: string, encoding: Encoding): Promise<Uint8Array>;
}

export function createCompressor(): Compressor {
  const cache = new Map<string, { version: string; body: Promise<Uint8Array> }>();
  return {
    async get(file, version, encoding) {
      const key = `${encoding} ${file}`;
      const cached = cache.get(key);
      if (cached?.version === version) return cached.body;
      const body = readPrecompressed(file, encoding).then(
        (found) => found ?? compress(file, encoding),
      );
      cache.set(key, { version, body });
      // Don't cache a failure: the file may be readable next time.
      body.catch(() => cache.delete(key));
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

/** The file that the build compressed itself, unless it's older than the original. */
async function readPrecompressed(
  file: string,
  encoding: Encoding,
): Promise<Uint8Array | undefined> {
  const compressedFile = file + extensions[encoding];
  try {
    const [original, compressed] = await Promise.all([stat(file), stat(compressedFile)]);
    return compressed.mtimeMs >= original.mtimeMs ? await readFile(compressedFile) : undefined;
  } catch {
    // There's no precompressed file.
    return undefined;
  }
}

/** The client's preferred encoding by its Accept-Encoding header; undefined for none. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '');
  const weights = new Map(accepted.map(({ type, q }) => [type.toLowerCase(), q]));
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  const best = br >= gzip ? 'br' : 'gzip';
  const weight = Math.max(br, gzip);
  return weight > 0 && weight >= (weights.get('identity') ?? 0) ? best : undefined;
}
