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
  boardOf,
  craneLift,
  hotWork,
  hoursOf,
  lineBreak,
  permitBoard,
  plannedHotWork,
  plannedLineBreak,
} from './permit-board';
import { calculatorOf, firstExample, secondExample } from './roi-calculator';

test('a drag of a permit’s tag on the plan goes on after hydration', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { region, bay } = boardOf(page);
  const tag = region.getByText(hotWork, { exact: true }).last();
  await tag.scrollIntoViewIfNeeded();
  const from = await tag.boundingBox();
  const plan = await region.getByText('12345678', { exact: true }).boundingBox();
  if (from === null || plan === null) throw new Error('no plan');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width / 2, y);
  await expect(bay(hotWork)).toHaveValue(`${plannedHotWork.bay}`);
  release();
  await hydrate(page);
  await page.mouse.move(plan.x + plan.width - 2, y);
  await expect(bay(hotWork)).toHaveValue('8');
  await page.mouse.up();
  await page.mouse.move(plan.x + 2, y);
  await expect(bay(hotWork)).toHaveValue('8');
});

test('a press of a button takes effect once after hydration', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  await waitForSession(page);
  const { region, button } = boardOf(page);
  const planned = permitBoard.permits.length;
  await button(craneLift.work).click();
  await expect(region.getByRole('slider')).toHaveCount(planned);
  release();
  await hydrate(page);
  await button(craneLift.work).click();
  await expect(region.getByRole('slider')).toHaveCount(planned + 2);
});

test('a finger that rests on a tool hydrates it; one that scrolls loads no scripts', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await waitForSession(page);
  const scripts = requestedScripts(page);
  const { row } = boardOf(page);
  await row(lineBreak).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await row(lineBreak).dispatchEvent('pointercancel', { pointerType: 'touch' });
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
  await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak, plannedLineBreak.from + 1));
  await expect(slider(lineBreak)).toBeFocused();
  const after = await region.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('a bay typed behind the planned one counts', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { bay } = boardOf(page);
  await bay(hotWork).press('End');
  await page.keyboard.type('5');
  release();
  await expect(bay(hotWork)).toHaveValue('5');
  await expect(page).toHaveURL(new RegExp(`${hotWork}=\\d+-5`));
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
