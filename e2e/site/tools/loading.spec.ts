import { expect, reactScriptsGlob, requestedScripts, test, waitForSession } from '../../fixtures';
import { calculatorOf, firstExample } from './roi-calculator';

test('a tool loads when a pointer enters it, not with the page or the menu', async ({ page }) => {
  const scripts = requestedScripts(page);
  await page.goto('/ISO');
  await waitForSession(page);
  await page.getByRole('banner').getByRole('button', { name: 'Platform' }).hover();
  await expect.poll(() => scripts.join()).toContain('main-menu');
  await page.waitForLoadState('networkidle');
  expect(scripts.join()).not.toContain('roi');
  await calculatorOf(page).region.hover();
  await expect.poll(() => scripts.join()).toContain('roi');
});

test('a tool that can’t be loaded leaves the worked example as it is', async ({ page }) => {
  await page.route(reactScriptsGlob, (route) => route.abort());
  await page.goto('/ISO');
  await waitForSession(page);
  const { field, result } = calculatorOf(page);
  const amount = field(firstExample.example.benefits[0]?.label ?? '');
  await Promise.all([page.waitForEvent('requestfailed'), amount.focus()]);
  await expect(result('ROI')).toHaveText(firstExample.roi);
});
