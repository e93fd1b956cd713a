import { addAxe, axeViolations } from '../../axe';
import { expect, test } from '../../fixtures';
import { states } from './states';

for (const tool of new Set(states.map((state) => state.tool))) {
  test(`no state of the ${tool} has axe violations, or is wider than a screen at 400% zoom`, async ({
    page,
  }) => {
    test.slow();
    await addAxe(page);
    // 1280 by 1024 pixels at 400%. every-page/ checks the tools as they open at other sizes.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const { state, path, act } of states.filter((each) => each.tool === tool)) {
      await test.step(state, async () => {
        await page.goto(path);
        await act(page.getByRole('region', { name: tool, exact: true }));
        expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320);
        // Further down, the top bar can cover half of a field, which axe reports as too small.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await axeViolations(page, { tool }), state).toEqual([]);
      });
    }
  });
}
