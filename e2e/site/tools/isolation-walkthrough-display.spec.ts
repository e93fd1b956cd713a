import { expect, test } from '../../fixtures';
import { steps, urlOfStep, walkthrough, walkthroughOf } from './isolation-walkthrough';

test('loading it moves nothing', async ({ page }) => {
  await page.goto('/Capabilities');
  const { region, button } = walkthroughOf(page);
  const plan = await button(walkthrough.start).elementHandle();
  const before = await region.boundingBox();
  await button(walkthrough.start).focus();
  await expect.poll(() => plan?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(button(walkthrough.start)).toBeFocused();
  const after = await region.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

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
  await button('Notify affected employees').tap();
  await expect(status).toHaveText(steps[0]?.done ?? '');
  // The drawing stays in view, so the visitor sees each lock that a step hangs.
  await button('Hand back PTW-0415').scrollIntoViewIfNeeded();
  await expect(region.getByRole('img')).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('a screen reader gets each step’s name, and its result or why it’s refused', async ({
  page,
}) => {
  await page.goto(urlOfStep('Try HTP-2/07'));
  const { region, button } = walkthroughOf(page);
  await button('Lock HV-231').click();
  const point = (heading: string) =>
    region.getByRole('listitem').filter({ has: page.getByText(heading, { exact: true }) });
  await expect(point('Point 1, heat tracing')).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: Point 1, heat tracing
      - list:
        - listitem:
          - button "Lock HTP-2/07" [disabled]
          - text: Breaker off, lock R-14 on.
        - listitem:
          - button "Tag HTP-2/07" [disabled]
          - text: Tag hung, with name, permit, and date.
        - listitem:
          - button "Try HTP-2/07"
        - listitem:
          - button "Verify HTP-2/07"
  `);
  await expect(point('Point 2, backflow from E-201')).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: Point 2, backflow from E-201
      - list:
        - listitem:
          - button "Lock HV-231"
          - text: Not yet. Try HTP-2/07 first. Trying to switch it on shows that you’ve locked the right breaker.
        - listitem:
          - button "Tag HV-231"
        - listitem:
          - button "Try HV-231"
  `);
});

test('printed, the steps and their results are there, without the buttons below the drawing', {
  tag: '@media',
}, async ({ page }) => {
  await page.goto(urlOfStep('Verify HTP-2/07'));
  const { region, button } = walkthroughOf(page);
  await expect(button('Verify HTP-2/07')).toHaveAttribute('aria-current', 'step');
  await page.emulateMedia({ media: 'print' });
  const tried = region.getByRole('listitem').filter({ hasText: 'Try HTP-2/07' }).last();
  await expect(tried).toContainText('Tried at the controller, stays off.');
  await expect(button('Remove R-14 from HTP-2/07')).toBeVisible();
  await expect(button(walkthrough.restart)).toBeHidden();
  await expect(button(walkthrough.close)).toBeHidden();
});
