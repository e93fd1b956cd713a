/**
 * `npm run bench [-- --runs 9] [--pages Home,AITeam]`: prints two tables of medians, in milliseconds. The first compares
 * the first paint of pages of `out/` with that of the same pages without scripts, on a slow phone. The second has the
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
    const times: number[] = [];
    const baselines: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await firstPaint(browser, name, true));
      baselines.push(await firstPaint(browser, name, false));
    }
    const [time, baseline] = [median(times), median(baselines)];
    rows.push([name, time.toFixed(0), baseline.toFixed(0), (time / baseline).toFixed(2)]);
  }
  return markdownTable(['page', 'first paint', 'without scripts', 'ratio'], rows);
}

async function firstPaint(on: Browser, name: string, javaScriptEnabled: boolean): Promise<number> {
  const options = { viewport: { width: 412, height: 823 }, javaScriptEnabled };
  return inNewPage(on, options, async (page) => {
    await slowDown(page, slow4g);
    await page.goto(platform.url + hrefOf(name), { waitUntil: 'load' });
    return page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
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

async function inNewPage(
  on: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
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
