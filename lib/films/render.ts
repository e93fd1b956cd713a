/**
 * Renders the films: `npx tsx lib/films/render.ts [name …]`; without a name, all of them.
 *
 * To add a film, create a folder here with a `story.js` that draws on the `#sheet` of `stage.html` (1280x720) and sets
 * `window.film = { seconds, poster, seek(t), cut }`:
 *
 * - `seek` draws the frame at second t and depends only on t. seek(0) and seek(seconds) draw the same frame, so the
 *   loop has no jump.
 * - `poster` is the second whose frame is the poster: the one that shows the most.
 * - `cut` is the same story for the player, 30 to 45 seconds with captions, created by `window.cut(beats, seek)`
 *   (`drawing/cut.js`).
 *
 * `drawing/` contains the sheet, symbols, tags, traces, and easing. The folder's other styles and scripts load
 * before the story, in order of their names. Content from the site, such as names and sums, is in `window.facts`: add
 * the story's to `facts.ts`. In `public/media/`, the loop becomes `{name}.mp4` and `{name}.av1.mp4`, the cut
 * `{name}.cut.mp4` and `{name}.cut.av1.mp4`, its captions `{name}.vtt`, and the poster `{name}.avif`.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilmEnding, filmLimits } from '@/lib/content';
import { toWebVtt } from './captions';
import { checkLength, checkSeam, checkSize } from './checks';
import { encodeFilm, encodeLossless, encodePoster, framesPerSecond } from './encode';
import { shownName } from './facts';
import { isScene, openScene, type Scene } from './scene';

const films = import.meta.dirname;
const media = join(films, '../../public/media');

function filmNames(): string[] {
  return readdirSync(films).filter((name) => isScene(join(films, name)));
}

/** Draws the scene's frames to files in `work`. The cut is last, because its camera stays at its final position. */
async function draw(scene: Scene, name: string, work: string): Promise<void> {
  const file = (ending: string) => join(work, `${name}.${ending}`);
  checkLength(scene.seconds);
  writeFileSync(file('vtt'), toWebVtt(scene.captions, shownName(name)));
  await encodeLossless(scene.frames('loop'), 'loop', join(work, 'loop.mkv'));
  await encodePoster(await scene.frame('loop', scene.poster), file('avif'));
  await encodeLossless(scene.frames('cut'), 'cut', join(work, 'cut.mkv'));
}

/** Draws, encodes, and checks a film in `work`. Files that fail a check aren't copied to public/. */
async function render(name: string, work: string): Promise<string> {
  const scene = await openScene(join(films, name));
  await draw(scene, name, work).finally(scene.close);
  const [loop, cut] = [join(work, 'loop.mkv'), join(work, 'cut.mkv')];
  const files: { ending: FilmEnding; encode?: (file: string) => Promise<void> }[] = [
    { ending: 'mp4', encode: encodeFilm(loop, 'h264', 'loop') },
    { ending: 'av1.mp4', encode: encodeFilm(loop, 'av1', 'loop') },
    { ending: 'cut.mp4', encode: encodeFilm(cut, 'h264', 'cut') },
    { ending: 'cut.av1.mp4', encode: encodeFilm(cut, 'av1', 'cut') },
    { ending: 'vtt' },
    { ending: 'avif' },
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
  const requested = process.argv.slice(2);
  for (const name of requested.length > 0 ? requested : known) {
    if (!known.includes(name)) {
      throw new Error(`There is no film "${name}": lib/films has ${known.join(', ')}.`);
    }
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
