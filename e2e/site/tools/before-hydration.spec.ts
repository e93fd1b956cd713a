import {
  expect,
  holdRequests,
  hydrate,
  reactScriptsGlob,
  test,
  waitForSession,
} from '../../fixtures';
import {
  at,
  barOf,
  boardOf,
  chosen,
  final,
  hoursOf,
  lineBreak,
  lineBreakAt,
  plannedLineBreak,
} from './permit-board';
import { calculatorOf, firstExample } from './roi-calculator';

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
