import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether a file gets compressed copies. Pictures, films, and fonts are already compressed. */
export const isText = (file: string): boolean =>
  /\.(html|js|css|txt|vtt|json|xml|svg|webmanifest|ico)$/.test(file);

/** Writes `file.br` and `file.gz`, for hosts that serve precompressed files, unless they'd be larger than the file. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([brotli(content), gzipped(content, { level: 9 })]);
  for (const [ending, packed] of Object.entries({ br, gz })) {
    if (packed.byteLength < content.byteLength) await writeFile(`${file}.${ending}`, packed);
  }
}
