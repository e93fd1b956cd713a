import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { filmLimits } from '@/lib/content';
import { type FilmKind, framesPerSecond } from './encode';
import { filmFacts } from './facts';
import { measureTexts, type SeenText } from './texts';

/** A caption of the cut. Times are in seconds. */
export interface Caption {
  from: number;
  until: number;
  text: string;
}

/** What a scene sets as `window.film`. Times are in seconds. */
interface Film {
  seconds: number;
  poster: number;
  seek(t: number): void;
  cut: { seconds: number; captions: Caption[]; seek(t: number): void };
  tall?: { seconds: number; poster: number; seek(t: number): void };
}

declare global {
  interface Window {
    film?: Film;
    facts?: unknown;
    /** In `drawing/texts.js`. */
    findTexts?(): SeenText[];
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

// A partly repainted frame differs by a few pixels from the same frame painted in full.
const noPartialRaster = '--disable-partial-raster';

const stage = join(import.meta.dirname, 'stage.html');
const story = 'story.js';

/** Whether a folder contains a film's story. */
export function isScene(folder: string): boolean {
  return existsSync(join(folder, story));
}

/** Adds the scene's styles and scripts to the page, with the story last, because it needs the others. */
async function setScene(page: Page, folder: string): Promise<void> {
  const files = readdirSync(folder);
  for (const name of files.filter((file) => file.endsWith('.css'))) {
    await page.addStyleTag({ path: join(folder, name) });
  }
  const scripts = files.filter((file) => file.endsWith('.js') && file !== story);
  for (const name of [...scripts.sort(), story]) {
    await page.addScriptTag({ path: join(folder, name) });
  }
}

/** Opens the scene and waits for its fonts. @throws an Error if the scene throws or a file is missing */
async function load(browser: Browser, folder: string): Promise<{ page: Page; film: Film }> {
  const page = await browser.newPage({ viewport: filmLimits.wide });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => errors.push(`couldn’t load ${request.url()}`));
  await page.addInitScript((facts) => {
    window.facts = facts;
  }, filmFacts[basename(folder)]?.());
  await page.goto(pathToFileURL(stage).href);
  await setScene(page, folder);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const film = await page.evaluate(() => window.film);
  if (errors.length > 0) throw new Error(`${folder} failed to load: ${errors.join('; ')}.`);
  if (film?.cut === undefined) {
    throw new Error(`${folder} must set window.film to { seconds, poster, seek(t), cut }.`);
  }
  return { page, film };
}

/** Sets the sheet to second t. @returns its HTML, to recognize identical frames */
function seek(page: Page, kind: FilmKind, t: number): Promise<string> {
  return page.evaluate(
    ([which, second]) => {
      (which === 'loop' ? window.film : window.film?.[which])?.seek(second);
      return document.getElementById('sheet')?.outerHTML ?? '';
    },
    [kind, t] as const,
  );
}

/** Frames are PNG files. Draw the loop first, then the cut, then the tall loop. @param folder with a story.js */
export async function openScene(folder: string) {
  const browser = await chromium.launch(browserLaunchOptions([noPartialRaster]));
  try {
    const { page, film } = await load(browser, folder);
    const devtools = await page.context().newCDPSession(page);
    const { tall, cut } = film;
    const seconds = { loop: film.seconds, cut: cut.seconds, tall: tall?.seconds ?? 0 };
    let last: { sheet: string; picture: Buffer } | undefined;

    const frame = async (kind: FilmKind, t: number): Promise<Buffer> => {
      if (kind === 'tall') await page.setViewportSize(filmLimits.tall);
      const sheet = await seek(page, kind, t);
      if (last?.sheet === sheet) return last.picture;
      const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
      last = { sheet, picture: Buffer.from(data, 'base64') };
      return last.picture;
    };

    async function* frames(kind: FilmKind): AsyncGenerator<Buffer> {
      const first = await frame(kind, 0);
      yield first;
      const count = Math.round(seconds[kind] * framesPerSecond[kind]);
      for (let i = 1; i < count; i++) yield await frame(kind, i / framesPerSecond[kind]);
      if (kind !== 'cut' && !first.equals(await frame(kind, seconds[kind]))) {
        throw new Error(
          `${folder} doesn’t loop: seek(0) and seek(${seconds[kind]}) draw different frames.`,
        );
      }
    }

    /** The texts at second t. */
    const texts = async (kind: FilmKind, t: number) => {
      if (kind === 'tall') await page.setViewportSize(filmLimits.tall);
      last = undefined;
      return measureTexts(page, t, (second) => seek(page, kind, second));
    };

    const { poster } = film;
    const { captions } = cut;
    // Null if the film has no loop for phones.
    const tallPoster = tall?.poster ?? null;
    const close = () => browser.close();
    return { poster, tallPoster, captions, seconds, frame, frames, texts, close };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
