import { expect, test } from 'playwright/test';
import { faultGroups } from './list';
import { complaintsOf, sampleCells, visitCells } from './matrix';

// `npm run faults` has all pairs of viewer and page for each fault.
for (const [group, faults] of Object.entries(faultGroups)) {
  test(`${group}: whatever goes wrong, the words stay`, async ({ browser }) => {
    test.slow();
    const visited = await visitCells(browser, sampleCells(faults), { sideBySide: 4 });
    expect(complaintsOf(visited)).toEqual([]);
    expect(visited).toHaveLength(faults.length);
  });
}
