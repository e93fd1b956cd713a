import { expect, requestedScripts, test, waitForSession } from '../../fixtures';
import { calculatorOf } from './roi-calculator';

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
