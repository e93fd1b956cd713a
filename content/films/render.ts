/**
 * Renders the films of the pages: `npx tsx content/films/render.ts [name …]`, all of them without a name.
 *
 * To add a film, make a folder here with a `story.js` that draws on the `#sheet` of `stage.html`, 1280x720,
 * and sets `window.film = { seconds, poster, seek(t) }`. `seek` draws the frame of second t from t alone,
 * and seek(0) and seek(seconds) draw the same picture, so that the film repeats without a seam. `poster`
 * is the second that tells most. `drawing/` has the sheet, symbols, tags, zones, traces and easing to draw
 * with; other styles and scripts of the folder come before the story, by name. What a film says of the site's own words (names, sums) it reads from `window.facts`, which
 * `facts.ts` beside the scene takes out of content/. The film goes to `public/media/{name}.mp4`, its
 * poster to `public/media/{name}.avif`.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSeam, checkSize } from './checks';
import { encodeFilm, encodePoster } from './encode';
import { limits } from './limits';
import { isScene, openScene } from './scene';

const films = import.meta.dirname;
const media = join(films, '../../public/media');

function filmNames(): string[] {
  return readdirSync(films).filter((name) => isScene(join(films, name)));
}

/** Draws, encodes and checks in a folder of its own; what fails a check never reaches public/. */
async function render(name: string, work: string): Promise<string> {
  const film = join(work, `${name}.mp4`);
  const poster = join(work, `${name}.avif`);
  const scene = await openScene(join(films, name));
  try {
    await encodeFilm(scene.frames(), film);
    await encodePoster(await scene.frame(scene.poster), poster);
  } finally {
    await scene.close();
  }
  const likeness = await checkSeam(film, scene.frameCount);
  const filmSize = checkSize(film, limits.film);
  const posterSize = checkSize(poster, limits.poster);
  mkdirSync(media, { recursive: true });
  copyFileSync(film, join(media, `${name}.mp4`));
  copyFileSync(poster, join(media, `${name}.avif`));
  return `${name}: film ${filmSize} bytes, poster ${posterSize} bytes, ${scene.frameCount} frames, first and last alike (SSIM ${likeness})`;
}

try {
  const known = filmNames();
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : known) {
    if (!known.includes(name)) {
      throw new Error(`There is no film "${name}": content/films has ${known.join(', ')}.`);
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
