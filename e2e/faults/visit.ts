import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import type { Platform } from '../platform/platform';
import { type Scene, type SiteFault, usualAsks, type Viewer, widthOf } from './scene';
import type { Station } from './station';
import { type Noted, readNoted, watch } from './watch';
import { wordsOf } from './words';

const operator = 'operator@plant.example';
/** Far more than anything takes: what is waited for comes, or is missing. */
const patienceMs = 30_000;
/** A tenth of what counts as good: a spinner and a line that is broken anew are below it. */
const stillness = 0.01;

export interface Visit {
  /** In words, what was not as it has to be; empty when all was. */
  complaints: string[];
  /** How long the spinner stood, in ms since the visit began; null where it never did. */
  loadingMs: number | null;
  requests: number;
}

interface Plan {
  fault: SiteFault;
  viewer: Viewer;
  path: string;
  /** Of each path that a visit can end on, as its HTML says them. */
  words: ReadonlyMap<string, string>;
}

/** One page, one viewer, one fault, in a browser's context of its own. */
export async function visit(browser: Browser, station: Station, plan: Plan): Promise<Visit> {
  const { fault, viewer, path } = plan;
  const { platform, elsewhere } = station;
  await untilAlone(platform);
  await platform.reset();
  elsewhere.forget();
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: widthOf(fault), height: 800 },
    javaScriptEnabled: fault.javaScriptEnabled ?? true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!fault.says?.test(error.message)) complaints.push(`uncaught error: ${error.message}`);
  });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });

  let noted: Noted = null;
  try {
    // What runs TypeScript names functions by a helper of its own, which no page has.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watch);
    const scene: Scene = { page, station, viewer, path };
    await fault.before?.(scene);
    const query = viewer === 'visitor' ? '' : `?access_token=${platform.tokenFor(operator)}`;
    await page.goto(path + query, { waitUntil: 'domcontentloaded' });
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'hidden' });
    noted = await page.evaluate(readNoted);
    const end = (await fault.after?.(scene)) ?? path;
    complaints.push(...(await wrongWords(page, plan.words.get(end) ?? '')));
    const { shift } = (await page.evaluate(readNoted)) ?? { shift: 0 };
    if (!fault.moves && shift > stillness) complaints.push(`layout shift of ${shift}`);
    if (!fault.scriptless && page.url().includes('access_token')) {
      complaints.push('token left in the URL');
    }
  } catch (error) {
    complaints.push(error instanceof Error ? error.message.slice(0, 300) : String(error));
  } finally {
    await context.close();
  }

  const requests = platform.events.recent().filter(({ type }) => type === 'request').length;
  const most = (fault.asks ?? usualAsks)[viewer];
  if (requests > most)
    complaints.push(`${requests} requests to the platform; at most ${most} allowed`);
  if (elsewhere.requests() > 0) complaints.push('a request went to a foreign origin');
  if (loaded.some((each, index) => loaded.indexOf(each) < index - 1)) {
    complaints.push(`a page kept reloading: ${loaded.join(' ')}`);
  }
  return { complaints, loadingMs: noted?.loadingMs || null, requests };
}

/** A busy browser lets go of the page before this one late, and may ask once more for what hung. */
async function untilAlone(platform: Platform): Promise<void> {
  const until = Date.now() + patienceMs;
  while (platform.connections() > 0 && Date.now() < until) await setTimeout(20);
}

/** Waits for the words; what a page shows meanwhile may be another page's. */
async function wrongWords(page: Page, expected: string): Promise<string[]> {
  const until = Date.now() + patienceMs / 3;
  for (;;) {
    const words = await wordsOf(page);
    if (words === expected) return [];
    if (Date.now() > until) {
      const at = [...words].findIndex((letter, index) => letter !== expected[index]);
      const seen = words.slice(Math.max(0, at - 20), at + 60);
      const meant = expected.slice(Math.max(0, at - 20), at + 60);
      return [`text differs: “${seen}” instead of “${meant}”`];
    }
    await page.waitForFunction(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}
