/**
 * Renders the films of the pages: `npx tsx lib/films/render.ts [name …]`, all of them without a name.
 *
 * To add a film, make a folder here with a `story.js` that draws on the `#sheet` of `stage.html`, 1280x720,
 * and sets `window.film = { seconds, poster, seek(t), cut }`. `seek` draws the frame of second t from t
 * alone, and seek(0) and seek(seconds) draw the same picture, so that the loop repeats without a seam.
 * `poster` is the second that tells most. `cut` is the same story for the player, 30 to 45 seconds with
 * captions: `window.cut(beats, seek)` of `drawing/cut.js` makes it. `drawing/` has the sheet, symbols, tags,
 * zones, traces and easing to draw with too; other styles and scripts of the folder come before the story,
 * by name. What a film says of the site's own words (names, sums) it reads from `window.facts`, which
 * `facts.ts` beside the scene takes out of content/. In `public/media/`, the loop becomes `{name}.mp4` and
 * `{name}.av1.mp4`, the cut `{name}.cut.mp4` and `{name}.cut.av1.mp4`, its captions `{name}.vtt`, and the
 * poster `{name}.avif`.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toWebVtt } from './captions';
import { checkLength, checkSeam, checkSize } from './checks';
import { encodeFilm, encodeLossless, encodePoster, framesPerSecond } from './encode';
import { limits } from './limits';
import { isScene, openScene, type Scene } from './scene';

const films = import.meta.dirname;
const media = join(films, '../../public/media');

function filmNames(): string[] {
  return readdirSync(films).filter((name) => isScene(join(films, name)));
}

/** Writes what the scene draws to `work`; the cut last, since its camera stays where it ends. */
async function draw(scene: Scene, name: string, work: string): Promise<void> {
  const file = (ending: string) => join(work, `${name}.${ending}`);
  checkLength(scene.seconds);
  writeFileSync(file('vtt'), toWebVtt(scene.captions));
  await encodeLossless(scene.frames('loop'), 'loop', join(work, 'loop.mkv'));
  await encodePoster(await scene.frame('loop', scene.poster), file('avif'));
  await encodeLossless(scene.frames('cut'), 'cut', join(work, 'cut.mkv'));
}

/** Draws, encodes and checks in a folder of its own; what fails a check never reaches public/. */
async function render(name: string, work: string): Promise<string> {
  const scene = await openScene(join(films, name));
  await draw(scene, name, work).finally(scene.close);
  const [loop, cut] = [join(work, 'loop.mkv'), join(work, 'cut.mkv')];
  const files = [
    { ending: 'mp4', limit: limits.h264, encode: encodeFilm(loop, 'h264', 'loop') },
    { ending: 'av1.mp4', limit: limits.av1, encode: encodeFilm(loop, 'av1', 'loop') },
    { ending: 'cut.mp4', limit: limits.cut, encode: encodeFilm(cut, 'h264', 'cut') },
    { ending: 'cut.av1.mp4', limit: limits.cut, encode: encodeFilm(cut, 'av1', 'cut') },
    { ending: 'vtt', limit: limits.captions },
    { ending: 'avif', limit: limits.poster },
  ];
  const sizes: string[] = [];
  for (const { ending, limit, encode } of files) {
    const file = join(work, `${name}.${ending}`);
    await encode?.(file);
    sizes.push(`${ending} ${checkSize(file, limit)}`);
  }
  const frameCount = Math.round(scene.seconds.loop * framesPerSecond.loop);
  const likeness = await Promise.all(
    ['mp4', 'av1.mp4'].map((ending) => checkSeam(join(work, `${name}.${ending}`), frameCount)),
  );
  mkdirSync(media, { recursive: true });
  for (const { ending } of files) {
    copyFileSync(join(work, `${name}.${ending}`), join(media, `${name}.${ending}`));
  }
  return `${name}: ${sizes.join(', ')} bytes; the first frame and the last are alike (SSIM ${likeness.join(', ')})`;
}

try {
  const known = filmNames();
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : known) {
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
