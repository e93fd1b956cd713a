/**
 * `npm run bench:interactions [-- --runs 5]`: measures how long a visitor waits after a press, on pages of `out/`.
 * Prints the median and maximum of the runs with the least CPU steal: from a press to the paint of its result on a slow
 * CPU, and from a link press to its page.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { labelIn } from '../registry';
import { startTemporaryPlatform } from '../temporary-platform';
import { benchLaunchOptions } from './bench-browser';
import { measureSteal } from './cpu-steal';
import { interactionCases } from './interaction-cases';
import { markdownTable } from './markdown-table';
import { measureInteraction } from './measure-interaction';
import { floorLabel, measureNavigation, roundTripMs } from './measure-navigation';
import { medianOf, quietestRuns } from './median';

/** CPU throttling relative to this machine: about a cheap phone. */
const cpuSlowdown = 4;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!(runs >= 1)) {
  console.error(`--runs must be 1 or more, not ${values.runs}.`);
  process.exit(1);
}

const { platform, stop } = await startTemporaryPlatform({ out: 'out' });
const browser = await chromium.launch(benchLaunchOptions());

async function row(name: string, measure: () => Promise<number>): Promise<string[]> {
  const measured: { ms: number; stolenShare: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const stolenShare = measureSteal();
    measured.push({ ms: await measure(), stolenShare: stolenShare() });
  }
  const times = quietestRuns(measured).map(({ ms }) => ms);
  return [name, ...[medianOf(times), Math.max(...times)].map((ms) => ms.toFixed(0))];
}

try {
  for (const isPreloaded of [false, true]) {
    const rows = [];
    for (const press of interactionCases) {
      const measure = () =>
        measureInteraction(browser, platform.url, press, { cpuSlowdown, isPreloaded });
      rows.push(await row(press.name, measure));
    }
    const how = isPreloaded ? 'React loaded' : 'React not loaded';
    console.log(`From a press to the paint of what it shows, ${how}, CPU slowed ${cpuSlowdown}×\n`);
    console.log(`${markdownTable(['press', 'median ms', 'max ms'], rows)}\n`);
  }

  const navigations = [];
  const pages = ['About', 'AITeam', 'Capabilities'].map((name) => labelIn('footer', name));
  for (const label of [floorLabel, ...pages]) {
    // The router leaves the text file to the browser.
    for (const hasReact of label === floorLabel ? [false] : [false, true]) {
      for (const hoversFirst of [true, false]) {
        const how = hoversFirst ? 'after hovering' : 'immediately';
        const by = hasReact ? 'router' : 'browser';
        navigations.push(
          await row(`${label}, ${how}, by the ${by}`, () =>
            measureNavigation(browser, platform.url, {
              label,
              hoversFirst,
              hasReact,
              cpuSlowdown: 1,
            }),
          ),
        );
      }
    }
  }
  console.log(`From a link press to its page, ${roundTripMs} ms round trip, ${runs} runs\n`);
  console.log(markdownTable(['page', 'median ms', 'max ms'], navigations));
} finally {
  await browser.close();
  await stop();
}
