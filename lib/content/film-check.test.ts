import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherNames } from './film-check';
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
    'captions without a cut, and a poster with capital letters',
    () => {
      use('pump.vtt', 'vtt');
      renameSync(fileOf('avif'), join(copy.media, 'Pump.avif'));
    },
    [
      'needs pump.avif and pump.cut.mp4 in public/media/, but it’s spelled Pump.avif there: capital letters matter',
    ],
  ],
])('reports %s', (_, change, found) => {
  change();
  expect(problems()).toEqual(found);
});

it('names the lines of captions that say another name than the product’s', () => {
  write(
    'vtt',
    'WEBVTT\n\nNOTE The film shows the name Brazos\n\n00:00.000 --> 00:04.000\nIn Brazos.\n',
  );
  expect(otherNames(copy.media, 'Brazos')).toEqual([]);
  const advice =
    'says Brazos, as the film shows: “Films” in content/README.md tells how to change it.';
  expect(otherNames(copy.media, 'Sabine')).toEqual([
    `public/media/pump.vtt:3: ${advice}`,
    `public/media/pump.vtt:6: ${advice}`,
  ]);
});
