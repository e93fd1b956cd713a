import { expect, test } from 'playwright/test';
import { faultGroups } from './fault-groups';
import { describeProblems, sampleCells, visitCells } from './matrix';
import { matrixLaunchOptions } from './quiet-browser';

test.use({ launchOptions: matrixLaunchOptions() });

// `npm run faults` has all pairs of viewer and page for each fault.
for (const [group, faults] of Object.entries(faultGroups)) {
  test(`${group}: whatever goes wrong, the words stay`, async ({ browser }) => {
    test.slow();
    const cells = sampleCells(faults);
    const visited = await visitCells(browser, cells, { sideBySide: 4 });
    expect(describeProblems(visited)).toEqual([]);
    expect(visited).toHaveLength(cells.length);
  });
}
