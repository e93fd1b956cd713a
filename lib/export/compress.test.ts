import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compress, compressAll, isText } from './compress';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes a brotli and a gzip copy next to the file', async () => {
  const file = join(folder, 'Story.html');
  const words = 'Shift log. '.repeat(100);
  writeFileSync(file, words);
  await compress(file);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(words);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(words);
});

it('writes no copy that isn’t smaller than the file', async () => {
  const file = join(folder, 'a.txt');
  writeFileSync(file, 'a');
  await compress(file);
  expect(existsSync(`${file}.br`) || existsSync(`${file}.gz`)).toBe(false);
});

it('compresses every file of a large set', async () => {
  const files = Array.from({ length: 60 }, (_, index) => join(folder, `${index}.txt`));
  const words = (index: number) => `Shift log ${index % 40}. `.repeat(10);
  for (const [index, file] of files.entries()) writeFileSync(file, words(index));
  const tiny = ['a.txt', 'b.txt'].map((name) => join(folder, name));
  for (const file of tiny) writeFileSync(file, 'a');
  await compressAll([...files, ...tiny]);
  for (const [index, file] of files.entries()) {
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(words(index));
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(words(index));
  }
  expect(tiny.filter((file) => existsSync(`${file}.br`))).toEqual([]);
});

it('selects text files, not formats that are already compressed', () => {
  expect(['a.html', 'a.js', 'a.css', 'a.txt', 'a.vtt', 'a.json'].filter(isText)).toHaveLength(6);
  expect(['a.mp4', 'a.avif', 'a.woff2', 'a.png', 'a.html.br'].filter(isText)).toEqual([]);
});
