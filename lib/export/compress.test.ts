import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressAll, isText } from './compress';

it('writes a brotli and a gzip copy next to every file, unless it isn’t smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const files = Array.from({ length: 60 }, (_, index) => join(folder, `${index}.txt`));
  const words = (index: number) => `Shift log ${index % 40}. `.repeat(10);
  for (const [index, file] of files.entries()) writeFileSync(file, words(index));
  const tiny = join(folder, 'a.txt');
  writeFileSync(tiny, 'a');
  await compressAll([...files, tiny]);
  for (const [index, file] of files.entries()) {
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(words(index));
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(words(index));
  }
  expect(existsSync(`${tiny}.br`) || existsSync(`${tiny}.gz`)).toBe(false);
  rmSync(folder, { recursive: true });
});

it('selects text files, not formats that are already compressed', () => {
  expect(['a.html', 'a.js', 'a.css', 'a.txt', 'a.vtt', 'a.json'].filter(isText)).toHaveLength(6);
  expect(['a.mp4', 'a.avif', 'a.woff2', 'a.png', 'a.html.br'].filter(isText)).toEqual([]);
});
