import { expect, test } from '../../fixtures';
import { lotoPlan, steps, urlOfStep, walkthrough, walkthroughOf } from './isolation-walkthrough';
import { requestsOf } from './requests';

test('without scripts, the finished plan is complete', { tag: '@no-scripts' }, async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
  const page = await context.newPage();
  await page.goto('/Capabilities');
  const { region, button } = walkthroughOf(page);
  for (const { tag, how } of lotoPlan.points) {
    await expect(region.getByRole('listitem').filter({ hasText: tag })).toContainText(how);
  }
  await expect(button(walkthrough.start)).toBeHidden();
  await context.close();
});

test('the whole plan works by keyboard alone, in order, and asks no server', async ({ page }) => {
  await page.goto('/Capabilities');
  const { region, button, status } = walkthroughOf(page);
  await button(walkthrough.start).focus();
  await page.keyboard.press('Enter');
  const [first] = steps;
  await expect(button(first?.label ?? '')).toBeFocused();
  const requests = await requestsOf(page);
  for (const { label, done } of steps) {
    // Not after the last step: the next control is a link, and focusing it prefetches its page.
    if (label !== first?.label) await page.keyboard.press('Tab');
    await expect(button(label)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(done);
  }
  for (const { result } of walkthrough.groups) {
    if (result !== undefined) await expect(region.getByText(result, { exact: true })).toBeVisible();
  }
  expect(requests).toEqual([]);
});

test('a step out of order is refused, with the step that comes first and why', async ({ page }) => {
  await page.goto('/Capabilities');
  const { region, button, status } = walkthroughOf(page);
  await button(walkthrough.start).click();
  await button('Tag HTP-2/07').click();
  const refusal = `${walkthrough.refused} Notify affected employees first. ${steps[0]?.why}`;
  await expect(
    region.getByRole('listitem').filter({ hasText: 'Tag HTP-2/07' }).last(),
  ).toContainText(refusal);
  await expect(status).toHaveText(refusal);
  await button('Notify affected employees').click();
  await expect(region.getByText(refusal)).toHaveCount(0);
  await expect(status).toHaveText(steps[0]?.done ?? '');
});

test('a refusal, starting over, and the way back to the plan work by keyboard', async ({
  page,
}) => {
  await page.goto(urlOfStep('Tag HTP-2/07'));
  const { button, status } = walkthroughOf(page);
  await button('Tag HTP-2/07').focus();
  await page.keyboard.press('Tab');
  await expect(button('Try HTP-2/07')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toContainText('Tag HTP-2/07 first.');
  await button(walkthrough.restart).focus();
  await page.keyboard.press('Space');
  await expect(button(steps[0]?.label ?? '')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(walkthrough.close)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(walkthrough.start)).toBeFocused();
});

test('locks come off in reverse', async ({ page }) => {
  await page.goto(urlOfStep('Remove R-18 from DV-207'));
  const { button, status } = walkthroughOf(page);
  await button('Remove R-14 from HTP-2/07').click();
  await expect(status).toContainText('Remove R-18 from DV-207 first.');
  await button('Remove R-18 from DV-207').click();
  await expect(status).toContainText('DV-207 unlocked and closed.');
});

test('a shared link opens the pillar on a phone, and Back undoes a step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOfStep('Try HTP-2/07'));
  const { region, button } = walkthroughOf(page);
  await expect(region).toBeInViewport();
  await expect(button('Try HTP-2/07')).toHaveAttribute('aria-current', 'step');
  await button('Try HTP-2/07').click();
  await expect(page).toHaveURL(urlOfStep('Verify HTP-2/07'));
  await page.goBack();
  await expect(button('Try HTP-2/07')).toHaveAttribute('aria-current', 'step');
  await button(walkthrough.close).click();
  await expect(button(walkthrough.start)).toBeFocused();
  await expect(page).not.toHaveURL(/done/);
});

test('an impossible link shows the finished plan, and says so', async ({ page }) => {
  await page.goto('/Capabilities#isolation-walkthrough?done=99');
  const { region, button } = walkthroughOf(page);
  await expect(region.getByText(/has a step that isn’t in this plan/)).toBeVisible();
  await expect(button(walkthrough.start)).toBeVisible();
});

test('Back and Forward take a refusal away once its step comes next', async ({ page }) => {
  await page.goto(urlOfStep('Lock HTP-2/07'));
  const { region, button } = walkthroughOf(page);
  await button('Lock HTP-2/07').click();
  await expect(page).toHaveURL(urlOfStep('Tag HTP-2/07'));
  await button('Tag HTP-2/07').click();
  await expect(page).toHaveURL(urlOfStep('Try HTP-2/07'));
  await page.goBack();
  await expect(button('Tag HTP-2/07')).toHaveAttribute('aria-current', 'step');
  await button('Try HTP-2/07').click();
  await expect(region.getByText(walkthrough.refused)).not.toHaveCount(0);
  await page.goForward();
  await expect(button('Try HTP-2/07')).toHaveAttribute('aria-current', 'step');
  await expect(region.getByText(walkthrough.refused)).toHaveCount(0);
});
