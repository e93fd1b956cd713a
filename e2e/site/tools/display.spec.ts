import { expect, test } from '../../fixtures';
import { lockStep, tryStep, urlOfStep } from './isolation-walkthrough';
import { firstExample } from './roi-calculator';

/** White text on black, as a visitor sets it. */
const visitorsColor = 'rgb(255, 255, 255)';

test.describe('in forced dark colors', () => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

  for (const { path, field } of [
    { path: '/ISO#roi-calculator', field: firstExample.example.benefits[0]?.label ?? '' },
    { path: '/Capabilities#program-governance', field: 'Planned value (PV)' },
  ]) {
    test(`“${field}” has the visitor’s color and a line under it`, async ({ page }) => {
      await page.goto(path);
      const amount = page.getByRole('textbox', { name: field, exact: true });
      await expect(amount).toHaveCSS('color', visitorsColor);
      await expect(amount).toHaveCSS('border-bottom-style', 'dashed');
      await expect(amount).toHaveCSS('border-bottom-color', visitorsColor);
    });
  }

  test('steps have the visitor’s color, and the next one differs from those that wait', async ({
    page,
  }) => {
    await page.goto(urlOfStep(lockStep));
    const backgroundOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const waiting = page.getByRole('button', { name: tryStep.label, exact: true });
    await expect(waiting).toHaveCSS('color', visitorsColor);
    await expect(waiting).toHaveCSS('border-top-style', 'solid');
    expect(await backgroundOf(lockStep.label)).not.toBe(await backgroundOf(tryStep.label));
  });
});
