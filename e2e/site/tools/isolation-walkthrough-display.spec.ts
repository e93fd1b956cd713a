import { expect, test } from '../../fixtures';
import {
  firstStep,
  openStep,
  refusalOf,
  returnStep,
  secondLockStep,
  steps,
  tryStep,
  verifyStep,
  walkthrough,
  walkthroughOf,
} from './isolation-walkthrough';

test('on a phone, it starts with a tap in the opened pillar', async ({ phone: page }) => {
  await page.goto('/Capabilities');
  const { region, button, status } = walkthroughOf(page);
  await expect(button(walkthrough.start)).toBeHidden();
  // Playwright has no role for a summary.
  const main = page.getByRole('main');
  await main
    .locator('details', { has: page.locator('#isolation-walkthrough') })
    .locator('summary')
    .first()
    .tap();
  await button(walkthrough.start).tap();
  await button(firstStep.label).tap();
  await expect(status).toHaveText(firstStep.done);
  // The drawing and the current step fit, so the visitor sees each lock that a step hangs.
  await button(steps[1]?.label ?? '').scrollIntoViewIfNeeded();
  await expect(region.getByRole('img')).toBeInViewport({ ratio: 0.9 });
});

test('a screen reader gets the current step, the steps done with their results, and those that wait', async ({
  page,
}) => {
  const { region, button, status, openGroupOf } = await openStep(page, tryStep);
  await openGroupOf(secondLockStep);
  await button(secondLockStep.label).click();
  await expect(status).toHaveText(refusalOf(tryStep));
  await expect(button(tryStep.label)).toHaveAttribute('aria-current', 'step');
  const group = walkthrough.groups.find((candidate) => candidate.steps.includes(tryStep));
  const point = region
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.getByText(group?.heading ?? '', { exact: true }) });
  const items = group?.steps.flatMap((step) => {
    const { label, done } = step;
    if (step === tryStep) return [`- listitem: ${JSON.stringify(label)}`];
    if (steps.indexOf(step) < steps.indexOf(tryStep)) {
      return [`- listitem: ${JSON.stringify(`${label}. ${done}`)}`];
    }
    return ['- listitem:', `  - button ${JSON.stringify(label)}`];
  });
  await expect(point).toMatchAriaSnapshot(`
    - listitem:
      - group:
        - text: ${group?.heading} 2 of ${group?.steps.length}
        - list:
          ${items?.join('\n          ')}
  `);
});

test('printed, the steps and their results are there, without the current step’s buttons', async ({
  page,
}) => {
  const { region, button } = await openStep(page, verifyStep);
  await expect(button(verifyStep.label)).toHaveAttribute('aria-current', 'step');
  await page.emulateMedia({ media: 'print' });
  const tried = region.getByRole('listitem').filter({ hasText: tryStep.label }).last();
  await expect(tried).toContainText(tryStep.done);
  await expect(region.getByText(returnStep.label)).toBeVisible();
  await expect(button(walkthrough.restart)).toBeHidden();
  await expect(button(walkthrough.close)).toBeHidden();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 900, height: 700 },
  { width: 1366, height: 680 },
]) {
  test(`at ${viewport.width}×${viewport.height}, nothing covers what has the focus, forward or back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { region, button } = await openStep(page, verifyStep);
    await button(verifyStep.label).focus();
    const groups = await region.getByRole('listitem').getByRole('group').count();
    const count = groups + (await region.getByRole('button').count());
    /** What's at the middle of the focused element is the element itself. */
    const isCovered = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        if (!element || !box) return true;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !element.contains(top);
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 1; step < count; step += 1) {
        await page.keyboard.press(key);
        await expect.poll(isCovered).toBe(false);
      }
    }
    await expect(button(verifyStep.label)).toBeFocused();
  });
}
