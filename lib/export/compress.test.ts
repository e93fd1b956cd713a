import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, isText } from './compress';

it('writes a brotli and a gzip copy next to a file, unless it isn’t smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const file = join(folder, 'log.txt');
  const words = 'Shift log. '.repeat(10);
  writeFileSync(file, words);
  const tiny = join(folder, 'a.txt');
  writeFileSync(tiny, 'a');
  for (const each of [file, tiny]) await compress(each);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(words);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(words);
  expect(existsSync(`${tiny}.br`) || existsSync(`${tiny}.gz`)).toBe(false);
  rmSync(folder, { recursive: true });
});

it('selects text files, not formats that are already compressed', () => {
  expect(['a.html', 'a.js', 'a.css', 'a.txt', 'a.vtt', 'a.json'].filter(isText)).toHaveLength(6);
  expect(['a.mp4', 'a.avif', 'a.woff2', 'a.png', 'a.html.br'].filter(isText)).toEqual([]);
});
