import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** What the scene takes from the site's own words: `facts` of the facts.ts beside it, where there is one. */
async function factsOf(file: string): Promise<unknown> {
  const beside = join(dirname(file), 'facts.ts');
  if (!existsSync(beside)) return undefined;
  const told: { facts?: unknown } = await import(pathToFileURL(beside).href);
  return told.facts;
}

/** Opens the page and waits for its fonts; a fault in the page, a missing file included, is an error. */
async function load(browser: Browser, file: string): Promise<{ page: Page; film: Film }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => faults.push(`${request.url()} could not be loaded`));
  const facts = await factsOf(file);
  await page.addInitScript((told) => {
    window.facts = told;
  }, facts);
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const film = await page.evaluate(() => window.film);
  if (faults.length > 0) throw new Error(`${file} has a fault: ${faults.join('; ')}.`);
  if (film === undefined) {
    throw new Error(`${file} sets no window.film: give it { seconds, poster, seek(t) }.`);
  }
  return { page, film };
}

export async function openScene(file: string): Promise<Scene> {
  const browser = await chromium.launch(browserLaunch([wholeFrames]));
  try {
    const { page, film } = await load(browser, file);
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
          `${file} has a seam: seek(0) and seek(${film.seconds}) draw different pictures.`,
        );
      }
    }

    return { poster: film.poster, frameCount, frame, frames, close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
