import { expect, test } from 'playwright/test';
import {
  describeProblems,
  faultGroups,
  matrixLaunchOptions,
  sampleCells,
  visitCells,
} from './matrix';

test.use({ launchOptions: matrixLaunchOptions() });

// A sample; `npm run faults` injects each fault for every persona on every page.
for (const [group, faults] of Object.entries(faultGroups)) {
  test(`${group}: keeps the page readable whatever goes wrong`, async ({ browser }) => {
    test.slow();
    const cells = sampleCells(faults);
    const visited = await visitCells(browser, cells, { concurrency: 4 });
    expect(describeProblems(visited)).toEqual([]);
    expect(visited).toHaveLength(cells.length);
  });
}
