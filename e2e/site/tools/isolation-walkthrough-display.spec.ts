import { expect, test } from '../../fixtures';
import {
  firstStep,
  handBackStep,
  lastUnlockStep,
  secondLockStep,
  steps,
  tryStep,
  urlOfStep,
  verifyStep,
  walkthrough,
  walkthroughOf,
} from './isolation-walkthrough';

test('on a phone, it starts with a tap in the opened pillar', { tag: '@touch' }, async ({
  browser,
  platform,
}) => {
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto('/Capabilities');
  const { region, button, status } = walkthroughOf(page);
  await expect(button(walkthrough.start)).toBeHidden();
  // Playwright has no role for a summary.
  const main = page.getByRole('main');
  await main
    .locator('details', { has: page.locator('#isolation-walkthrough') })
    .locator('summary')
    .tap();
  await button(walkthrough.start).tap();
  await button(firstStep.label).tap();
  await expect(status).toHaveText(firstStep.done);
  // The drawing stays in view, so the visitor sees each lock that a step hangs.
  await button(handBackStep.label).scrollIntoViewIfNeeded();
  await expect(region.getByRole('img')).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('a screen reader gets each step’s name, and its result or why it’s refused', async ({
  page,
}) => {
  await page.goto(urlOfStep(tryStep));
  const { region, button } = walkthroughOf(page);
  await button(secondLockStep.label).click();
  const groupOf = (step: typeof tryStep) => {
    const group = walkthrough.groups.find((candidate) => candidate.steps.includes(step));
    if (group === undefined) throw new Error(`no group has the step ${step.label}`);
    return group;
  };
  /** A group of steps. Those before `next` are done, and `refused` was tried too early. */
  const expectGroup = async (step: typeof tryStep) => {
    const { heading, steps: own } = groupOf(step);
    const items = own.map((each) => {
      const isDone = steps.indexOf(each) < steps.indexOf(tryStep);
      const isRefused = each === secondLockStep;
      const refusal = `${walkthrough.refused} ${tryStep.label} first. ${tryStep.why}`;
      return [
        '        - listitem:',
        `          - button ${JSON.stringify(each.label)}${isDone ? ' [disabled]' : ''}`,
        ...(isDone ? [`          - text: ${JSON.stringify(each.done)}`] : []),
        ...(isRefused ? [`          - text: ${JSON.stringify(refusal)}`] : []),
      ].join('\n');
    });
    const point = region
      .getByRole('listitem')
      .filter({ has: page.getByText(heading, { exact: true }) });
    await expect(point).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: ${JSON.stringify(heading)}
      - list:
${items.join('\n')}
  `);
  };
  await expectGroup(tryStep);
  await expectGroup(secondLockStep);
});

test('printed, the steps and their results are there, without the buttons below the drawing', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto(urlOfStep(verifyStep));
  const { region, button } = walkthroughOf(page);
  await expect(button(verifyStep.label)).toHaveAttribute('aria-current', 'step');
  await page.emulateMedia({ media: 'print' });
  const tried = region.getByRole('listitem').filter({ hasText: tryStep.label }).last();
  await expect(tried).toContainText(tryStep.done);
  await expect(button(lastUnlockStep.label)).toBeVisible();
  await expect(button(walkthrough.restart)).toBeHidden();
  await expect(button(walkthrough.close)).toBeHidden();
});
