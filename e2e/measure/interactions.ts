/**
 * `npm run bench:interactions [-- --runs 5]`: how long a visitor waits after a press, on pages of `out/`. Prints
 * medians of the runs that the machine's host disturbed least: from a press to the next paint on a slow
 * processor, and from a link to its page.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startPlatform } from '../platform/platform';
import { labelIn } from '../registry';
import { measureInteraction } from './interaction';
import { countLostTime } from './lost-time';
import { leastDisturbed, middle } from './median';
import { measureNavigation, roundTripMs } from './navigation';
import { presses } from './presses';
import { quietLaunch } from './quiet-browser';
import { table } from './table';

/** How much slower than this machine the processor is made: about a cheap telephone's. */
const slowdown = 4;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!(runs >= 1)) {
  console.error(`--runs must be 1 or more, not ${values.runs}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const platform = await startPlatform({
  port: 0,
  database: join(folder, 'platform.db'),
  out: 'out',
});
const browser = await chromium.launch(quietLaunch());

async function row(name: string, measure: () => Promise<number>): Promise<string[]> {
  const measured: { ms: number; lost: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const lostTime = countLostTime();
    measured.push({ ms: await measure(), lost: lostTime() });
  }
  const times = leastDisturbed(measured).map(({ ms }) => ms);
  return [name, ...[middle(times), Math.max(...times)].map((ms) => ms.toFixed(0))];
}

try {
  for (const isWarm of [false, true]) {
    const rows = [];
    for (const press of presses) {
      const measure = () => measureInteraction(browser, platform.url, press, { slowdown, isWarm });
      rows.push(await row(press.name, measure));
    }
    const how = isWarm ? 'React loaded' : 'React not loaded';
    console.log(`From a press to the paint of what it shows, ${how}, CPU slowed ${slowdown}×\n`);
    console.log(`${table(['press', 'median ms', 'max ms'], rows)}\n`);
  }

  const navigations = [];
  for (const name of ['About', 'AITeam', 'Capabilities']) {
    const label = labelIn('footer', name);
    for (const hasReact of [false, true]) {
      for (const rests of [true, false]) {
        const how = rests ? 'after hovering' : 'immediately';
        const by = hasReact ? 'router' : 'browser';
        navigations.push(
          await row(`${label}, ${how}, by the ${by}`, () =>
            measureNavigation(browser, platform.url, { label, rests, hasReact, slowdown: 1 }),
          ),
        );
      }
    }
  }
  console.log(`From a link press to its page, ${roundTripMs} ms round trip, ${runs} runs\n`);
  console.log(table(['page', 'median ms', 'max ms'], navigations));
} finally {
  await browser.close();
  await platform.stop();
  rmSync(folder, { recursive: true });
}
