import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunch } from '@/lib/browser';
import { framesPerSecond } from './encode';

/** What a scene's page puts on window; times in seconds. */
interface Film {
  seconds: number;
  poster: number;
  seek(t: number): void;
}

declare global {
  interface Window {
    film?: Film;
    facts?: unknown;
  }
}

/** A scene that is open in a browser; frames are PNG files of 1280x720. */
export interface Scene {
  poster: number;
  frameCount: number;
  frame(t: number): Promise<Buffer>;
  frames(): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

// A frame repainted in part differs by a few pixels from the same frame painted whole.
const wholeFrames = '--disable-partial-raster';

const stage = join(import.meta.dirname, 'stage.html');
const story = 'story.js';

/** Whether a folder holds a film: it has a story. */
export function isScene(folder: string): boolean {
  return existsSync(join(folder, story));
}

/** What the scene takes from the site's own words: `facts` of its facts.ts, where there is one. */
async function factsOf(folder: string): Promise<unknown> {
  const file = join(folder, 'facts.ts');
  if (!existsSync(file)) return undefined;
  const told: { facts?: unknown } = await import(pathToFileURL(file).href);
  return told.facts;
}

/** Sets the scene on the stage: its styles, what it draws with, and its story, which needs both. */
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

/** Opens the scene and waits for its fonts; a fault in it, a missing file included, is an error. */
async function load(browser: Browser, folder: string): Promise<{ page: Page; film: Film }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => faults.push(`${request.url()} could not be loaded`));
  const facts = await factsOf(folder);
  await page.addInitScript((told) => {
    window.facts = told;
  }, facts);
  await page.goto(pathToFileURL(stage).href);
  await setScene(page, folder);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const film = await page.evaluate(() => window.film);
  if (faults.length > 0) throw new Error(`${folder} has a fault: ${faults.join('; ')}.`);
  if (film === undefined) {
    throw new Error(`${folder} sets no window.film: give it { seconds, poster, seek(t) }.`);
  }
  return { page, film };
}

/** @param folder that of the film, with its story.js */
export async function openScene(folder: string): Promise<Scene> {
  const browser = await chromium.launch(browserLaunch([wholeFrames]));
  try {
    const { page, film } = await load(browser, folder);
    const frameCount = Math.round(film.seconds * framesPerSecond);

    const frame = async (t: number): Promise<Buffer> => {
      await page.evaluate((second) => window.film?.seek(second), t);
      return page.screenshot();
    };

    async function* frames(): AsyncGenerator<Buffer> {
      const first = await frame(0);
      yield first;
      for (let i = 1; i < frameCount; i++) yield await frame(i / framesPerSecond);
      if (!first.equals(await frame(film.seconds))) {
        throw new Error(
          `${folder} has a seam: seek(0) and seek(${film.seconds}) draw different pictures.`,
        );
      }
    }

    return { poster: film.poster, frameCount, frame, frames, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
