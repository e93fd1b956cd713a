import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const text = /\.(html|js|css|txt|vtt|json|xml|svg|webmanifest|ico)$/;

/** Whether a file is written compressed too; pictures, films and fonts are so in themselves. */
export function isText(file: string): boolean {
  return text.test(file);
}

/**
 * Writes `file.br` and `file.gz` beside a file, at their best, for hosts that send what they find
 * there. Neither is written where it would be no smaller.
 *
 * @returns the endings that were written
 */
export async function compress(file: string): Promise<string[]> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
    gzipped(content, { level: 9 }),
  ]);
  const smaller = Object.entries({ br, gz }).filter(
    ([, packed]) => packed.byteLength < content.byteLength,
  );
  for (const [ending, packed] of smaller) await writeFile(`${file}.${ending}`, packed);
  return smaller.map(([ending]) => ending);
}

/**
 * Compresses files, as many at a time as keep the processors busy: a large site would fill the memory.
 * What several files say alike, such as the data of the frame around every page, is compressed once.
 */
export async function compressAll(files: readonly string[]): Promise<void> {
  const known = new Map<string, { file: string; endings: Promise<string[]> }>();

  async function compressOnce(file: string): Promise<void> {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    const same = known.get(hash);
    if (same === undefined) {
      const endings = compress(file);
      known.set(hash, { file, endings });
      await endings;
      return;
    }
    for (const ending of await same.endings) {
      await copyFile(`${same.file}.${ending}`, `${file}.${ending}`);
    }
  }

  const queue = files.values();
  async function work(): Promise<void> {
    for (const file of queue) await compressOnce(file);
  }
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work));
}
