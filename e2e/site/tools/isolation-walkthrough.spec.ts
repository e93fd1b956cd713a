import { expect, test } from '../../fixtures';
import {
  firstStep,
  firstUnlockStep,
  lastUnlockStep,
  lockStep,
  lotoPlan,
  steps,
  tagStep,
  tryStep,
  urlOfStep,
  verifyStep,
  walkthrough,
  walkthroughOf,
} from './isolation-walkthrough';
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
  await button(tagStep.label).click();
  const refusal = `${walkthrough.refused} ${firstStep.label} first. ${firstStep.why}`;
  await expect(
    region.getByRole('listitem').filter({ hasText: tagStep.label }).last(),
  ).toContainText(refusal);
  await expect(status).toHaveText(refusal);
  await button(firstStep.label).click();
  await expect(region.getByText(refusal)).toHaveCount(0);
  await expect(status).toHaveText(firstStep.done);
});

test('a refusal, starting over, and the way back to the plan work by keyboard', async ({
  page,
}) => {
  await page.goto(urlOfStep(tagStep));
  const { button, status } = walkthroughOf(page);
  await button(tagStep.label).focus();
  await page.keyboard.press('Tab');
  await expect(button(tryStep.label)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toContainText(`${tagStep.label} first.`);
  await button(walkthrough.restart).focus();
  await page.keyboard.press('Space');
  await expect(button(firstStep.label)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button(walkthrough.close)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(walkthrough.start)).toBeFocused();
});

test('locks come off in reverse', async ({ page }) => {
  await page.goto(urlOfStep(firstUnlockStep));
  const { button, status } = walkthroughOf(page);
  await button(lastUnlockStep.label).click();
  await expect(status).toContainText(`${firstUnlockStep.label} first.`);
  await button(firstUnlockStep.label).click();
  await expect(status).toContainText(firstUnlockStep.done);
});

test('a shared link opens the pillar on a phone, and Back undoes a step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(urlOfStep(tryStep));
  const { region, button } = walkthroughOf(page);
  await expect(region).toBeInViewport();
  await expect(button(tryStep.label)).toHaveAttribute('aria-current', 'step');
  await button(tryStep.label).click();
  await expect(page).toHaveURL(urlOfStep(verifyStep));
  await page.goBack();
  await expect(button(tryStep.label)).toHaveAttribute('aria-current', 'step');
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
  await page.goto(urlOfStep(lockStep));
  const { region, button } = walkthroughOf(page);
  await button(lockStep.label).click();
  await expect(page).toHaveURL(urlOfStep(tagStep));
  await button(tagStep.label).click();
  await expect(page).toHaveURL(urlOfStep(tryStep));
  await page.goBack();
  await expect(button(tagStep.label)).toHaveAttribute('aria-current', 'step');
  await button(tryStep.label).click();
  await expect(region.getByText(walkthrough.refused)).not.toHaveCount(0);
  await page.goForward();
  await expect(button(tryStep.label)).toHaveAttribute('aria-current', 'step');
  await expect(region.getByText(walkthrough.refused)).toHaveCount(0);
});
