/**
 * Renders the films: `npm run films [name …]`; without a name, all of them. `npm run films -- --check [name …]` only
 * measures their texts.
 *
 * To add a film, create a folder here with a `story.js` that draws on the `#sheet` of `stage.html` (1280x720) and sets
 * `window.film = { seconds, poster, seek(t), cut }`:
 *
 * - `seek` draws the frame at second t and depends only on t. seek(0) and seek(seconds) draw the same frame, so the
 *   loop has no jump.
 * - `poster` is the second whose frame is the poster: the one that shows the most.
 * - `cut` is the same story for the player, 30 to 45 seconds with captions, created by `window.cut(beats, seek)`
 *   (`drawing/cut.js`).
 * - `tall`, if it has one, is a loop for phones, 780x1000: { seconds, poster, seek(t) }. Its `seek` sets the sheet's size.
 *
 * `drawing/` contains the sheet, symbols, tags, traces, and easing. The folder's other styles and scripts load
 * before the story, in order of their names. Content from the site, such as names and sums, is in `window.facts`: add
 * the story's to `facts.ts`. In `public/media/`, the loop becomes `{name}.mp4` and `{name}.av1.mp4`, the cut
 * `{name}.cut.mp4` and `{name}.cut.av1.mp4`, its captions `{name}.vtt`, and the poster `{name}.avif`. The loop
 * for phones becomes `{name}.tall.mp4`, `{name}.tall.av1.mp4`, and `{name}.tall.avif`.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilmEnding, filmLimits } from '@/lib/content';
import { toWebVtt } from './captions';
import { checkLength, checkSeam, checkSize, checkTexts } from './checks';
import { encodeFilm, encodeLossless, encodePoster, type FilmKind, framesPerSecond } from './encode';
import { shownName } from './facts';
import { isScene, openScene, type Scene } from './scene';

const films = import.meta.dirname;
const media = join(films, '../../public/media');

function filmNames(): string[] {
  return readdirSync(films).filter((name) => isScene(join(films, name)));
}

/** Measures the film's texts. @returns the lowest contrast and the smallest size */
async function measure(name: string): Promise<string> {
  const scene = await openScene(join(films, name));
  const kinds: FilmKind[] = [
    'loop',
    'cut',
    ...(scene.tallPoster === null ? [] : ['tall' as const]),
  ];
  try {
    const measures: string[] = [];
    for (const kind of kinds) measures.push(`${kind} ${await checkTexts(scene, kind)}`);
    return `${name}: text ${measures.join('; ')}`;
  } finally {
    await scene.close();
  }
}

/** Draws the scene's frames to files in `work`. The loop is first, because the others change the sheet's view. */
async function draw(scene: Scene, name: string, work: string): Promise<void> {
  const file = (ending: string) => join(work, `${name}.${ending}`);
  checkLength(scene);
  writeFileSync(file('vtt'), toWebVtt(scene.captions, shownName(name)));
  await encodeLossless(scene.frames('loop'), 'loop', join(work, 'loop.mkv'));
  await encodePoster(await scene.frame('loop', scene.poster), file('avif'));
  await encodeLossless(scene.frames('cut'), 'cut', join(work, 'cut.mkv'));
  if (scene.tallPoster === null) return;
  await encodePoster(await scene.frame('tall', scene.tallPoster), file('tall.avif'));
  await encodeLossless(scene.frames('tall'), 'tall', join(work, 'tall.mkv'));
}

interface FilmFile {
  ending: FilmEnding;
  encode?: (file: string) => Promise<void>;
}

/** The files of a loop for phones. */
function tallFiles(frames: string): FilmFile[] {
  return [
    { ending: 'tall.mp4', encode: encodeFilm(frames, 'h264', 'tall') },
    { ending: 'tall.av1.mp4', encode: encodeFilm(frames, 'av1', 'tall') },
    { ending: 'tall.avif' },
  ];
}

/** Draws, encodes, and checks a film in `work`. Files that fail a check aren't copied to public/. */
async function render(name: string, work: string): Promise<string> {
  const scene = await openScene(join(films, name));
  await draw(scene, name, work).finally(scene.close);
  const [loop, cut] = [join(work, 'loop.mkv'), join(work, 'cut.mkv')];
  const files: FilmFile[] = [
    { ending: 'mp4', encode: encodeFilm(loop, 'h264', 'loop') },
    { ending: 'av1.mp4', encode: encodeFilm(loop, 'av1', 'loop') },
    { ending: 'cut.mp4', encode: encodeFilm(cut, 'h264', 'cut') },
    { ending: 'cut.av1.mp4', encode: encodeFilm(cut, 'av1', 'cut') },
    { ending: 'vtt' },
    { ending: 'avif' },
    ...(scene.tallPoster === null ? [] : tallFiles(join(work, 'tall.mkv'))),
  ];
  const sizes: string[] = [];
  for (const { ending, encode } of files) {
    const file = join(work, `${name}.${ending}`);
    await encode?.(file);
    sizes.push(`${ending} ${checkSize(file, filmLimits.bytes[ending])}`);
  }
  const frameCount = Math.round(scene.seconds.loop * framesPerSecond.loop);
  const similarities = await Promise.all(
    ['mp4', 'av1.mp4'].map((ending) => checkSeam(join(work, `${name}.${ending}`), frameCount)),
  );
  mkdirSync(media, { recursive: true });
  for (const { ending } of files) {
    copyFileSync(join(work, `${name}.${ending}`), join(media, `${name}.${ending}`));
  }
  return `${name}: ${sizes.join(', ')} bytes; SSIM of the first and last frames ${similarities.join(', ')}`;
}

try {
  const known = filmNames();
  const onlyCheck = process.argv.includes('--check');
  const requested = process.argv.slice(2).filter((name) => name !== '--check');
  for (const name of requested.length > 0 ? requested : known) {
    if (!known.includes(name)) {
      throw new Error(`There is no film "${name}": lib/films has ${known.join(', ')}.`);
    }
    console.log(await measure(name));
    if (onlyCheck) continue;
    const work = mkdtempSync(join(tmpdir(), `film-${name}-`));
    try {
      console.log(await render(name, work));
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
