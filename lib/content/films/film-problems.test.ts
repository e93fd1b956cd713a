import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixtureFolder, testCopy } from '../testing';
import { readFilmFiles } from './media-file';

const copy = testCopy();

/** Small films with these names: loop.av1.mp4, pump.cut.mp4, cut.av1.mp4, pump.vtt, and slideshow.mp4. */
const films = join(fixtureFolder, 'films');

function use(source: string, file: string): void {
  copyFileSync(join(films, source), join(copy.media, file));
}

function problems(): string[] {
  const place = /^content\/home\.yaml:6:11 hero\.film\.file: /;
  return copy
    .errorLines()
    .filter((line) => place.test(line))
    .map((line) => line.replace(place, ''));
}

it('accepts a film with all of its files', () => {
  use('loop.av1.mp4', 'pump.av1.mp4');
  use('pump.cut.mp4', 'pump.cut.mp4');
  use('cut.av1.mp4', 'pump.cut.av1.mp4');
  use('pump.vtt', 'pump.vtt');
  expect(copy.errorLines()).toEqual([]);
});

it('reports every reason why a film can’t be used', () => {
  use('slideshow.mp4', 'pump.mp4');
  expect(problems()).toEqual([
    'pump.mp4 has 320 × 240 pixels: export it with 1280 × 720',
    'pump.mp4 has sound: export it without',
    'pump.mp4 is 2.0 seconds long: make it 6 to 10',
    'pump.mp4 can’t start before all of it is loaded: export it for the web, with “fast start”',
  ]);
});

it.each([
  ['text', 'Not a film.'],
  ['nothing', ''],
  ['a broken header', '\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\x10moovabcdefgh'],
])('reports a film that is %s', (_, bytes) => {
  writeFileSync(join(copy.media, 'pump.mp4'), bytes, 'latin1');
  expect(problems()).toEqual(['pump.mp4 isn’t an MP4 film: export it as MP4 (H.264)']);
});

it('reports the wrong codec', () => {
  use('loop.av1.mp4', 'pump.mp4');
  copyFileSync(join(copy.media, 'valve.mp4'), join(copy.media, 'pump.av1.mp4'));
  expect(problems()).toEqual([
    'pump.mp4 is in AV1: export it as MP4 (H.264)',
    'pump.av1.mp4 is in H.264: export it as MP4 (AV1)',
  ]);
});

it('reports files that are too large', () => {
  const film = join(copy.media, 'pump.mp4');
  writeFileSync(film, Buffer.concat([readFileSync(film), Buffer.alloc(700_000)]));
  expect(problems()).toEqual([
    'pump.mp4 has 704 KB, and there’s room for 700 KB: compress it more',
  ]);
});

it('reports a film whose end is missing', () => {
  const film = join(copy.media, 'pump.mp4');
  writeFileSync(film, readFileSync(film).subarray(0, -100));
  expect(problems()).toEqual(['pump.mp4 is cut off: copy or export it again']);
});

it('reports an AV1 film that was left from another one', () => {
  use('pump.cut.mp4', 'pump.cut.mp4');
  use('pump.vtt', 'pump.vtt');
  use('cut.av1.mp4', 'pump.cut.av1.mp4');
  copyFileSync('public/media/home.av1.mp4', join(copy.media, 'pump.av1.mp4'));
  expect(problems()).toEqual([
    'pump.av1.mp4 is 10.0 seconds long, but pump.mp4 6.0: export both from the same film, or delete the AV1 file',
  ]);
});

it('reports a poster that isn’t AVIF', () => {
  use('slideshow.mp4', 'pump.avif');
  expect(problems()).toEqual(['pump.avif isn’t an AVIF picture: save it as AVIF']);
});

it('reports captions that browsers can’t read', () => {
  use('pump.cut.mp4', 'pump.cut.mp4');
  writeFileSync(join(copy.media, 'pump.vtt'), '1\n00:00:00,000 --> 00:00:02,000\nPumps\n');
  expect(problems()).toEqual(['pump.vtt isn’t WebVTT: its first line must be WEBVTT']);
  writeFileSync(join(copy.media, 'pump.vtt'), 'WEBVTT\n\nCafé', 'latin1');
  expect(problems()).toEqual([expect.stringContaining('pump.vtt has a letter in an older enc')]);
});

it('wants a poster for a loop for phones, and both in portrait format', () => {
  use('loop.av1.mp4', 'pump.tall.av1.mp4');
  expect(problems()).toEqual([
    'needs pump.tall.mp4 and pump.tall.avif in public/media/; did you mean “pump”?',
  ]);
  copyFileSync(join(copy.media, 'pump.mp4'), join(copy.media, 'pump.tall.mp4'));
  copyFileSync(join(copy.media, 'pump.avif'), join(copy.media, 'pump.tall.avif'));
  const wrong = 'has 1280 × 720 pixels: export it with 780 × 1000';
  expect(problems()).toEqual(
    ['tall.mp4', 'tall.av1.mp4', 'tall.avif'].map((ending) => `pump.${ending} ${wrong}`),
  );
});

it('lists the files of a film, and rounds the length of its cut, or of its loop without one', () => {
  const { suffixes, seconds } = readFilmFiles('pump', copy.media);
  expect(suffixes.toSorted()).toEqual(['avif', 'mp4']);
  expect(seconds).toBe(6);
  expect(readFilmFiles('pump', films).seconds).toBe(30);
});
