import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mp4Duration, readFilmFiles } from './film-files';

let media: string;
beforeEach(() => {
  media = mkdtempSync(join(tmpdir(), 'media-'));
});
afterEach(() => rmSync(media, { recursive: true }));

/** The start of an MP4 file with a movie header of this version. */
function mp4(seconds: number, version: 0 | 1 = 0): Buffer {
  const header = Buffer.alloc(40);
  header.write('mvhd', 0, 'latin1');
  header[4] = version;
  header.writeUInt32BE(1000, version === 1 ? 24 : 16);
  if (version === 1) header.writeBigUInt64BE(BigInt(seconds * 1000), 28);
  else header.writeUInt32BE(seconds * 1000, 20);
  return Buffer.concat([Buffer.from('ftyp moov '), header]);
}

it('reads the duration from either version of the header', () => {
  expect(mp4Duration(mp4(42.5))).toBe(42.5);
  expect(mp4Duration(mp4(42.5, 1))).toBe(42.5);
  expect(() => mp4Duration(Buffer.from('no film'))).toThrow('it has no movie header');
});

it('lists the files of a film and reads the duration of its cut', () => {
  writeFileSync(join(media, 'pump.mp4'), mp4(8));
  writeFileSync(join(media, 'pump-house.mp4'), mp4(9));
  expect(readFilmFiles('pump', media)).toEqual({ suffixes: ['mp4'], seconds: 8 });
  writeFileSync(join(media, 'pump.cut.mp4'), mp4(41.6));
  expect(readFilmFiles('pump', media)).toEqual({ suffixes: ['cut.mp4', 'mp4'], seconds: 42 });
});
