import { expect, test } from '../../fixtures';
import {
  firstStep,
  lastLockOffStep,
  lotoPlan,
  openStep,
  ownLockOffStep,
  ownLockStep,
  refusalOf,
  steps,
  stepsWithTraps,
  trapSteps,
  traps,
  tryStep,
  urlAfter,
  urlOfStep,
  verifyStep,
  walkthrough,
  walkthroughOf,
} from './isolation-walkthrough';
import { requestsOf } from './requests';

test('without scripts, the plan is complete, and every tab opens', async ({
  pageWithoutScripts: page,
}) => {
  await page.goto('/Capabilities');
  const plan = page.getByRole('region', { name: 'Isolation plan' });
  for (const { tag, how } of lotoPlan.points) {
    await expect(plan.getByRole('listitem').filter({ hasText: `${tag} locked` })).toContainText(
      how,
    );
  }
  const { walk, spot, check } = lotoPlan.tabs;
  for (const [label, name] of [
    [walk, 'Isolation walkthrough'],
    [spot, 'Spot the error'],
    [check, 'Lockout plan check'],
  ] as const) {
    await page.getByRole('group').getByText(label, { exact: true }).first().click();
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(plan).toBeHidden();
  }
});

test('the whole plan works with one key, in order, and asks no server', async ({ page }) => {
  const { region, button, status } = await openStep(page, firstStep);
  await button(firstStep.label).focus();
  const requests = await requestsOf(page);
  for (const { label, done } of steps) {
    await expect(button(label)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(done);
  }
  await expect(status).toBeFocused();
  for (const { result } of walkthrough.groups) {
    if (result !== undefined) {
      await expect(region.getByText(result, { exact: true }).last()).toBeVisible();
    }
  }
  expect(requests).toEqual([]);
});

test('the visitor’s own lock is on the box with their name, until they take it off', async ({
  page,
}) => {
  const { region, button, status, openGroupOf } = await openStep(page, ownLockStep);
  const ownLock = region
    .getByRole('list', { name: `${lotoPlan.box.heading}, personal locks` })
    .getByRole('listitem')
    .last();
  await expect(ownLock).toContainText('not on the box');
  await region.getByRole('textbox', { name: walkthrough.own.field }).fill('J. Tester');
  await page.keyboard.press('Enter');
  await expect(ownLock).toHaveText(/J\. Tester on the box/);
  await expect(button(steps[steps.indexOf(ownLockStep) + 1]?.label ?? '')).toBeFocused();
  // While it's there, the last lock stays on.
  await openGroupOf(ownLockOffStep);
  await button(lastLockOffStep.label).click();
  await expect(status).toContainText(walkthrough.refused);
  for (const { label } of steps.slice(
    steps.indexOf(ownLockStep) + 1,
    steps.indexOf(ownLockOffStep),
  )) {
    await button(label).click();
  }
  await button(lastLockOffStep.label).click();
  await expect(status).toHaveText(refusalOf(ownLockOffStep));
  await expect(ownLock).toHaveText(/J\. Tester on the box/);
  await button(ownLockOffStep.label).click();
  await expect(ownLock).toContainText('not on the box');
});

for (const { step, instead, url } of traps) {
  test(`“${instead.label}” is refused with the reason, and “${step.label}” isn’t`, async ({
    page,
  }) => {
    await page.goto(url);
    const { button, status } = walkthroughOf(page);
    await expect(button(step.label)).not.toHaveAttribute('aria-current');
    await button(instead.label).click();
    await expect(status).toHaveText(`${walkthrough.wrong} ${instead.why}`);
    await button(step.label).click();
    await expect(status).toContainText(step.done);
    await expect(status).toContainText(instead.why);
  });
}

test('the finished steps print alone, with whose plan they are', async ({ page }) => {
  await page.goto(urlAfter(steps.length));
  const { region, button } = walkthroughOf(page);
  await page.evaluate(() =>
    Reflect.set(window, 'print', () => dispatchEvent(new Event('beforeprint'))),
  );
  await button(walkthrough.print).click();
  await page.emulateMedia({ media: 'print' });
  await expect(region.getByText(walkthrough.note.split(' · ')[0] ?? '')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('the walkthrough with traps doesn’t announce them', async ({ page }) => {
  const { region, button, status } = await openStep(page, firstStep);
  await button(walkthrough.startTraps).click();
  await expect(status).toHaveText(walkthrough.introTraps);
  await expect(button(firstStep.label)).toBeFocused();
  for (const step of stepsWithTraps) {
    // The current step is in the checklist, too.
    const count = step.label === firstStep.label ? 2 : 1;
    await expect(region.getByText(step.label, { exact: true })).toHaveCount(
      trapSteps.includes(step) ? 0 : count,
    );
  }
});

test('a shared link opens the pillar on a phone, and Back undoes a step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region, button } = await openStep(page, tryStep);
  await expect(region).toBeInViewport();
  await expect(button(tryStep.label)).toHaveAttribute('aria-current', 'step');
  await button(tryStep.label).click();
  await expect(page).toHaveURL(urlOfStep(verifyStep));
  await page.goBack();
  await expect(button(tryStep.label)).toHaveAttribute('aria-current', 'step');
});

test('the visitor skips to a part, with what comes before it done', async ({ page }) => {
  const { region, button } = await openStep(page, firstStep);
  const { heading, steps: part } = walkthrough.groups.at(-1) ?? { heading: '', steps: [] };
  await region.getByRole('combobox', { name: walkthrough.skip }).selectOption(heading);
  await expect(button(part[0]?.label ?? '')).toBeFocused();
  await expect(region.getByRole('img', { name: /XV-212: closed, locked, tagged/ })).toBeVisible();
});
