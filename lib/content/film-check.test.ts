import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherNames } from './film-check';
import { readFilmFiles } from './film-files';
import { fixtureFolder, testCopy } from './testing';

const copy = testCopy();

/** Small films with these names: loop.av1.mp4, pump.cut.mp4, cut.av1.mp4, pump.vtt, and slideshow.mp4. */
const films = join(fixtureFolder, 'films');
const fileOf = (ending: string) => join(copy.media, `pump.${ending}`);
const use = (source: string, ending: string) => copyFileSync(join(films, source), fileOf(ending));
const write = (ending: string, text: string | Buffer) => writeFileSync(fileOf(ending), text);

function problems(): string[] {
  const place = 'content/home.yaml:6:11 hero.film.file: ';
  return copy
    .errorLines()
    .flatMap((line) => (line.startsWith(place) ? [line.slice(place.length)] : []));
}

it('accepts a film with all of its files', () => {
  use('loop.av1.mp4', 'av1.mp4');
  use('pump.cut.mp4', 'cut.mp4');
  use('cut.av1.mp4', 'cut.av1.mp4');
  use('pump.vtt', 'vtt');
  expect(copy.errorLines()).toEqual([]);
});

const notTall = 'has 1280 × 720 pixels: export it with 780 × 1000';

it.each<[string, () => void, string[]]>([
  [
    'a film with the wrong size and length',
    () => use('slideshow.mp4', 'mp4'),
    [
      'pump.mp4 has 320 × 240 pixels: export it with 1280 × 720',
      'pump.mp4 is 2.0 seconds long: make it 6 to 10',
    ],
  ],
  [
    'text that isn’t a film',
    () => write('mp4', 'Not a film.'),
    ['pump.mp4 isn’t an MP4 film in H.264: export it as one'],
  ],
  [
    'the wrong codec',
    () => use('loop.av1.mp4', 'mp4'),
    ['pump.mp4 isn’t an MP4 film in H.264: export it as one'],
  ],
  [
    'a file that’s too large',
    () => write('mp4', Buffer.concat([readFileSync(fileOf('mp4')), Buffer.alloc(700_000)])),
    ['pump.mp4 has 704 KB, and there’s room for 700 KB: compress it more'],
  ],
  [
    'a poster that isn’t AVIF',
    () => use('slideshow.mp4', 'avif'),
    ['pump.avif isn’t an AVIF picture: save it as AVIF'],
  ],
  [
    'captions that browsers can’t read',
    () => {
      use('pump.cut.mp4', 'cut.mp4');
      write('vtt', 'WEBVTT\n\n00:00:00,000 --> 00:00:02,000\nPumps\n');
    },
    [
      'pump.vtt needs two times before each caption, such as 00:01.000 --> 00:04.500, not “00:00:00,000 --> 00:00:02,000”',
    ],
  ],
  [
    'a loop for phones without its poster',
    () => use('loop.av1.mp4', 'tall.av1.mp4'),
    ['needs pump.tall.mp4 and pump.tall.avif in public/media/'],
  ],
  [
    'a loop for phones in landscape format',
    () => {
      copyFileSync(fileOf('mp4'), fileOf('tall.mp4'));
      copyFileSync(fileOf('avif'), fileOf('tall.avif'));
    },
    [`pump.tall.mp4 ${notTall}`, `pump.tall.avif ${notTall}`],
  ],
])('reports %s', (_, change, found) => {
  change();
  expect(problems()).toEqual(found);
});

it('lists the files of a film, and rounds the length of its cut, or of its loop without one', () => {
  const { suffixes, seconds } = readFilmFiles('pump', copy.media);
  expect(suffixes.toSorted()).toEqual(['avif', 'mp4']);
  expect(seconds).toBe(6);
  expect(readFilmFiles('pump', films).seconds).toBe(30);
});

it('names the lines of captions that say another name than the product’s', () => {
  const media = mkdtempSync(join(tmpdir(), 'media-'));
  const cue = '00:00.000 --> 00:04.000\n';
  const note = 'NOTE The film shows the name Brazos';
  writeFileSync(
    join(media, 'home.vtt'),
    `WEBVTT\n\n${note}\n\n${cue}In Brazos, it’s one record.\n`,
  );
  writeFileSync(join(media, 'own.vtt'), `WEBVTT\n\n${cue}A film of somebody’s own.\n`);
  expect(otherNames(media, 'Brazos')).toEqual([]);
  const advice =
    'says Brazos, as the film shows: “Films” in content/README.md tells how to change it.';
  expect(otherNames(media, 'Sabine')).toEqual([
    `public/media/home.vtt:3: ${advice}`,
    `public/media/home.vtt:6: ${advice}`,
  ]);
  rmSync(media, { recursive: true });
});
