/**
 * `npm run bench [-- --runs 9 --pages Home,AITeam]`: compares pages of `out/` with their no-JS baselines, alternating
 * on one server, with Lighthouse's mobile profile. Prints medians and ratios of the runs with the least CPU steal.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPlatform } from '../platform/platform';
import { medianResult, quietestRuns } from './median';
import { baselineFolder, copyWithBaseline } from './no-js-baseline';
import { report } from './report';
import {
  type LighthouseResult,
  runLighthouse,
  type Throttling,
  throttlings,
} from './run-lighthouse';

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
await copyWithBaseline('out', join(folder, 'site'));
const platform = await startPlatform({
  port: 0,
  database: join(folder, 'platform.db'),
  out: join(folder, 'site'),
});

/** Measures a page and its no-JS baseline, alternating which goes first. */
async function compare(page: string, throttling: Throttling) {
  // The first load is slower than later ones, so only its scores count.
  const first = await runLighthouse(`${platform.url}/${page}`, throttling, true);
  const own: LighthouseResult[] = [];
  const baseline: LighthouseResult[] = [];
  const sides = [
    { url: `${platform.url}/${page}`, into: own },
    { url: `${platform.url}/${baselineFolder}/${page}`, into: baseline },
  ];
  for (let run = 0; run < runs; run += 1) {
    for (const { url, into } of run % 2 === 0 ? sides : sides.toReversed()) {
      into.push(await runLighthouse(url, throttling));
    }
  }
  return {
    page,
    result: medianResult(quietestRuns(own)),
    baseline: medianResult(quietestRuns(baseline)),
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
