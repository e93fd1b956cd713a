/**
 * `npm run faults [-- --only scripts --beside 8 --sample]`: injects every fault, for a visitor and a signed-in user, on
 * six pages of `out/`, in one browser. Prints a row for each fault, then the problems. `--beside` is the number of
 * concurrent visits.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import {
  allCells,
  describeProblems,
  faultGroups,
  formatTable,
  matrixLaunchOptions,
  sampleCells,
  visitCells,
} from './matrix';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    beside: { type: 'string', default: '8' },
    sample: { type: 'boolean', default: false },
  },
});
const concurrency = Number(values.beside);
const faults = Object.entries(faultGroups).flatMap(([group, faults]) =>
  values.only === undefined
    ? faults
    : faults.filter((fault) => `${group} ${fault.name}`.includes(values.only ?? '')),
);
const problem = !(concurrency >= 1)
  ? `--beside must be 1 or more, not ${values.beside}.`
  : faults.length === 0
    ? `--only ${values.only} matches no fault. The groups are ${Object.keys(faultGroups).join(', ')}.`
    : !existsSync('out/404.html')
      ? 'No out/. Run `npm run build` first.'
      : undefined;
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const cells = values.sample ? sampleCells(faults) : allCells(faults);
const startedAt = Date.now();
const browser = await chromium.launch(matrixLaunchOptions());
let count = 0;
const visited = await visitCells(browser, cells, {
  concurrency,
  done(result) {
    count += 1;
    for (const line of describeProblems([result])) console.log(line);
    if (count % 100 === 0) console.log(`${count} of ${cells.length} visits`);
  },
});
await browser.close();

const order = new Map(faults.map((fault, index) => [fault, index]));
visited.sort((a, b) => (order.get(a.fault) ?? 0) - (order.get(b.fault) ?? 0));
console.log(formatTable(visited));
console.log(describeProblems(visited).join('\n'));
const passed = visited.filter(({ problems }) => problems.length === 0).length;
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`${passed} of ${cells.length} visits passed in ${seconds} s`);
process.exit(passed === cells.length ? 0 : 1);
