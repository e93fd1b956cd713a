import { addAxe, axeViolations } from '../../axe';
import { expect, test } from '../../fixtures';
import { states } from './states';

/** 1280 by 1024 pixels at 400%. every-page/ checks the tools as they open at other sizes. */
const zoomed = { width: 320, height: 256 };

for (const { tool, state, path, act } of states) {
  test(`the ${tool} ${state} has no axe violations, and fits a screen at 400% zoom`, async ({
    page,
  }) => {
    await addAxe(page);
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await act(page.getByRole('region', { name: tool, exact: true }));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Further down, the top bar can cover half of a field, which axe reports as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeViolations(page, { include: 'tools' })).toEqual([]);
  });
}
