/**
 * `npm run bench [-- --runs 9] [--pages Home,AITeam]`: prints two tables of medians, in milliseconds. The first compares
 * the first and the largest paint of pages of `out/` with those of the same pages without scripts, on a slow phone. The second has the
 * time from a press to the paint of what it shows, before React is loaded and after.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { hrefOf } from '@/lib/content';
import { hydrate } from '../fixtures';
import { startTemporaryPlatform } from '../temporary-platform';
import { presses } from './presses';

/** Relative to this machine: about a cheap phone. */
const cpuSlowdown = 4;
/** A slow mobile connection, as in Lighthouse's mobile profile: milliseconds, and bytes per second. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const nearHost = { latency: 40, downloadThroughput: -1, uploadThroughput: -1 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: 'Home,AITeam,Capabilities,TermsOfService,ShiftLog' },
  },
});
const runs = Number(values.runs);
const pages = values.pages.split(',');
const missing = pages.find((page) => !existsSync(`out/${page}.html`));
if (!(runs >= 1) || missing !== undefined) {
  console.error(
    missing === undefined
      ? `--runs must be 1 or more, not ${values.runs}.`
      : `There’s no out/${missing}.html. Run \`npm run build\`, and spell pages like their files.`,
  );
  process.exit(1);
}

const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
const browser = await chromium.launch(browserLaunchOptions());
try {
  console.log(await paintTable());
  console.log(`\n${await pressTable()}`);
} finally {
  await browser.close();
  await stop();
}

/** Alternates each page with the same page without scripts, so both meet the same load of the machine. */
async function paintTable(): Promise<string> {
  const rows: string[][] = [];
  for (const name of pages) {
    const withScripts: Paints[] = [];
    const without: Paints[] = [];
    for (let run = 0; run < runs; run += 1) {
      withScripts.push(await paintsOf(name, true));
      without.push(await paintsOf(name, false));
    }
    const cells = (['first', 'largest'] as const).flatMap((paint) => {
      const time = median(withScripts.map((each) => each[paint]));
      const baseline = median(without.map((each) => each[paint]));
      return [time, baseline].map((each) => each.toFixed(0)).concat((time / baseline).toFixed(2));
    });
    rows.push([name, ...cells]);
  }
  const columns = ['first paint', 'largest paint'].flatMap((paint) => [
    paint,
    'without scripts',
    'ratio',
  ]);
  return markdownTable(['page', ...columns], rows);
}

interface Paints {
  first: number;
  largest: number;
}

async function paintsOf(name: string, javaScriptEnabled: boolean): Promise<Paints> {
  const options = { viewport: { width: 412, height: 823 }, javaScriptEnabled };
  return inNewPage(browser, options, async (page) => {
    await slowDown(page, slow4g);
    // A page may have loaded before it's painted.
    await page.goto(platform.url + hrefOf(name), { waitUntil: 'networkidle' });
    return page.evaluate(() => {
      const largest = new PerformanceObserver(() => {});
      largest.observe({ type: 'largest-contentful-paint', buffered: true });
      const first = performance.getEntriesByName('first-contentful-paint')[0];
      return {
        first: first?.startTime ?? Number.NaN,
        largest: largest.takeRecords().at(-1)?.startTime ?? Number.NaN,
      };
    });
  });
}

async function pressTable(): Promise<string> {
  const rows: string[][] = [];
  for (const press of presses) {
    const cells = [press.name];
    for (const isPreloaded of [false, true]) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await timePress(press, isPreloaded));
      cells.push(median(times).toFixed(0));
    }
    rows.push(cells);
  }
  return markdownTable(['press', 'before React', 'after'], rows);
}

async function timePress(press: (typeof presses)[number], isPreloaded: boolean): Promise<number> {
  return inNewPage(browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
    // Functions that tsx compiles call a `__name` helper, which pages don't have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(platform.url + (press.path ?? '/'), { waitUntil: 'networkidle' });
    if (isPreloaded) {
      await hydrate(page);
      await page.waitForLoadState('networkidle');
    }
    await slowDown(page, nearHost);
    await press.setUp?.(page);
    await page.evaluate(recordPaintTime, press.shows);
    await press.press(page);
    return page.evaluate(() => Reflect.get(window, 'shown'));
  });
}

/** Runs in the page: measures from the end of a press, or a key's start, until a frame shows what the selector matches. */
function recordPaintTime(selector: string): void {
  const shown = new Promise<number>((resolve) => {
    function watch({ timeStamp }: Event) {
      requestAnimationFrame(function check() {
        const isShown = [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        // After the frame, in which the browser paints.
        if (isShown) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(check);
      });
    }
    for (const type of ['pointerup', 'keydown']) {
      addEventListener(type, watch, { capture: true, once: true });
    }
  });
  Reflect.set(window, 'shown', shown);
}

async function inNewPage<Measured>(
  on: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await on.newContext(options);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, connection: typeof slow4g): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
