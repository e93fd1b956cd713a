import {
  expect,
  holdRequests,
  hydrate,
  isHydrated,
  reactScriptsGlob,
  requestedScripts,
  test,
  waitForSession,
} from '../../fixtures';
import {
  at,
  barOf,
  boardOf,
  final,
  hotWork,
  hoursOf,
  lineBreak,
  lineBreakAt,
  plannedHotWork,
  plannedLineBreak,
  verdictOf,
} from './permit-board';
import { calculatorOf, firstExample, secondExample } from './roi-calculator';

const chosen = `Move ${verdictOf().options.at(-1)}`;

test('a drag of a bar that ended before hydration counts', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { row } = boardOf(page);
  const { x, y, hour } = await barOf(page, plannedLineBreak);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3 * hour, y, { steps: 4 });
  await page.mouse.up();
  release();
  await expect(row(lineBreak)).toContainText(hoursOf(lineBreakAt(at(13))));
});

test('a drag of a permit’s tag on the plan goes on after hydration', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { region, row } = boardOf(page);
  const tag = region.getByText(hotWork, { exact: true }).last();
  await tag.scrollIntoViewIfNeeded();
  const from = await tag.boundingBox();
  const plan = await region.getByText('12345678', { exact: true }).boundingBox();
  if (from === null || plan === null) throw new Error('no plan');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width / 2, y);
  await expect(row(hotWork)).toContainText(`bay ${plannedHotWork.bay}`);
  release();
  await hydrate(page);
  await page.mouse.move(plan.x + plan.width - 2, y);
  await expect(row(hotWork)).toContainText('bay 8');
  await page.mouse.up();
  await page.mouse.move(plan.x + 2, y);
  await expect(row(hotWork)).toContainText('bay 8');
});

test('a press of a button takes effect once after hydration', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  await waitForSession(page);
  const { row, button } = boardOf(page);
  await button(chosen).click();
  await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak));
  release();
  await expect(row(lineBreak)).toContainText(hoursOf(final));
});

test('a panel opened before hydration stays open, and works after it', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { button, panel } = boardOf(page);
  await button('Rules').click();
  await expect(panel('Rules')).toBeVisible();
  release();
  await panel('Rules').getByLabel('Unit').selectOption('m');
  await expect(panel('Rules')).toContainText('within 15 m of an open line');
});

test('fields opened before hydration can be filled after it', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { bay, edit, row } = boardOf(page);
  await edit(hotWork);
  release();
  await bay(hotWork).fill('5');
  await expect(row(hotWork)).toContainText('bay 5');
});

test('a finger that rests on a tool hydrates it; one that scrolls loads no scripts', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForSession(page);
  const scripts = requestedScripts(page);
  const { row } = boardOf(page);
  // At once: on a busy machine, it would rest between two calls.
  await row(lineBreak).evaluate((element) => {
    for (const type of ['pointerdown', 'pointercancel'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
  });
  await page.clock.runFor(1000);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await row(lineBreak).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.clock.runFor(1000);
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('a key pressed on a bar moves it, which keeps the focus, and hydration moves nothing', async ({
  page,
}) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { region, slider, row } = boardOf(page);
  const before = await region.boundingBox();
  await slider(lineBreak).focus();
  await page.keyboard.press('ArrowRight');
  release();
  await expect(row(lineBreak)).toContainText(hoursOf(lineBreakAt(plannedLineBreak.from + 15)));
  await expect(slider(lineBreak)).toBeFocused();
  const after = await region.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('a tool keeps what’s selected', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/ISO');
  const { field, result } = calculatorOf(page);
  const amount = field(firstExample.example.benefits[0]?.label ?? '');
  await amount.press('ControlOrMeta+a');
  release();
  await hydrate(page);
  await page.keyboard.type('102000');
  await expect(amount).toHaveValue('102000');
  await expect(result('ROI')).not.toHaveText(firstExample.roi);
});

test('another worked example that was chosen shows its rows', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/ISO');
  const { start, field, result } = calculatorOf(page);
  await start.selectOption({ index: 1 });
  release();
  await hydrate(page);
  for (const { label } of secondExample.example.costs) await expect(field(label)).toBeVisible();
  await expect(result('ROI')).toHaveText(secondExample.roi);
});
