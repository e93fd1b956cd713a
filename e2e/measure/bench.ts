/**
 * `npm run bench [-- --runs 9 --pages Home,AITeam]`: pages of `out/` against their twins without scripts,
 * alternating on one server, as Lighthouse's mobile profile sees them. Prints medians and ratios of the
 * runs from which the machine's host took the least time.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatform } from '../platform/platform';
import { type Measured, measure, type Throttling, throttlings } from './measure';
import { leastDisturbed, median } from './median';
import { report } from './report';
import { copyWithTwins, twinFolder } from './twin';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    pages: { type: 'string', default: 'Home,AITeam,Capabilities,TermsOfService,ShiftLog' },
  },
});
const runs = Number(values.runs);
const pages = values.pages.split(',');
const problem = !(runs >= 1)
  ? `--runs must be 1 or more, not ${values.runs}.`
  : pages.find((page) => !existsSync(`out/${page}.html`)) !== undefined
    ? `out/ is missing a page of ${values.pages}. Run \`npm run build\`, and spell pages like their files.`
    : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
await copyWithTwins('out', join(folder, 'site'));
const platform = await startPlatform({
  port: 0,
  database: join(folder, 'platform.db'),
  out: join(folder, 'site'),
});

/** One page and its twin, each as often as asked; whoever goes first takes turns. */
async function compare(page: string, throttling: Throttling) {
  // A machine's very first load is slower than any later one; it is for what time says nothing of.
  const first = await measure(`${platform.url}/${page}`, throttling, true);
  const own: Measured[] = [];
  const twins: Measured[] = [];
  const sides = [
    { url: `${platform.url}/${page}`, into: own },
    { url: `${platform.url}/${twinFolder}/${page}`, into: twins },
  ];
  for (let run = 0; run < runs; run += 1) {
    for (const { url, into } of run % 2 === 0 ? sides : sides.toReversed()) {
      into.push(await measure(url, throttling));
    }
  }
  return {
    page,
    own: median(leastDisturbed(own)),
    twin: median(leastDisturbed(twins)),
    scores: first.scores,
  };
}

try {
  for (const throttling of throttlings) {
    const rows = [];
    for (const page of pages) rows.push(await compare(page, throttling));
    console.log(report(throttling, runs, rows));
  }
} finally {
  await platform.stop();
  rmSync(folder, { recursive: true });
}
