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
  const interactions = [];
  for (const press of presses) {
    interactions.push(
      await row(press.name, () => measureInteraction(browser, platform.url, press, slowdown)),
    );
  }
  console.log(
    `From press to next paint, CPU slowed ${slowdown}×, ${runs} runs without those the host disturbed\n`,
  );
  console.log(table(['press', 'median ms', 'max ms'], interactions));

  const navigations = [];
  for (const name of ['About', 'AITeam', 'Capabilities']) {
    const label = labelIn('footer', name);
    for (const rests of [true, false]) {
      for (const rate of [1, slowdown]) {
        const how = rests ? 'after hovering over the link' : 'immediately';
        navigations.push(
          await row(`${label}, ${how}, CPU 1/${rate}`, () =>
            measureNavigation(browser, platform.url, { label, rests, slowdown: rate }),
          ),
        );
      }
    }
  }
  console.log(
    `\nFrom a link press to its page, files cached, ${roundTripMs} ms round trip, ${runs} runs\n`,
  );
  console.log(table(['page', 'median ms', 'max ms'], navigations));
} finally {
  await browser.close();
  await platform.stop();
  rmSync(folder, { recursive: true });
}
