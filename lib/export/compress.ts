import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const text = /\.(html|js|css|txt|json|xml|svg|webmanifest|ico)$/;

/** Whether a file is written compressed too; pictures, films and fonts are so in themselves. */
export function isText(file: string): boolean {
  return text.test(file);
}

/**
 * Writes `file.br` and `file.gz` beside a file, at their best, for hosts that send what they find
 * there. Neither is written where it would be no smaller.
 */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
    gzipped(content, { level: 9 }),
  ]);
  if (br.byteLength < content.byteLength) await writeFile(`${file}.br`, br);
  if (gz.byteLength < content.byteLength) await writeFile(`${file}.gz`, gz);
}

/** Compresses files, as many at a time as keep the processors busy: a large site would fill the memory. */
export async function compressAll(files: readonly string[]): Promise<void> {
  const queue = files.values();
  async function work(): Promise<void> {
    for (const file of queue) await compress(file);
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
}
