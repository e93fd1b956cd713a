import { expect, holdRequests, reactScriptsGlob, test, waitForSession } from '../../fixtures';
import {
  at,
  barOf,
  boardOf,
  final,
  hotWork,
  hoursOf,
  lineBreak,
  lineBreakAt,
  openBoard,
  plannedHotWork,
  plannedLineBreak,
} from './permit-board';

test('a pointer drags a bar by quarter hours, and a tag on the plan to another bay', async ({
  page,
}) => {
  const { region, row, slider } = await openBoard(page);
  const { x, y, hour } = await barOf(page, plannedLineBreak);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 1.25 * hour, y, { steps: 6 });
  await expect(row(lineBreak)).toContainText(hoursOf(lineBreakAt(at(11, 15))));
  // Beyond the end of the shift, it stays on the board. WebDriver BiDi refuses to leave the viewport.
  const beyond = Math.min(x + 7 * hour, (page.viewportSize()?.width ?? 0) - 1);
  await page.mouse.move(beyond, y, { steps: 6 });
  await page.mouse.up();
  await expect(row(lineBreak)).toContainText(/–18:00/);
  await expect(slider(lineBreak)).toBeFocused();

  const tag = region.getByText(hotWork, { exact: true }).last();
  await tag.scrollIntoViewIfNeeded();
  const from = await tag.boundingBox();
  const plan = await region.getByText('12345678', { exact: true }).boundingBox();
  if (from === null || plan === null) throw new Error('no plan');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width - 2, from.y + from.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(row(hotWork)).toContainText('bay 8');
  await expect(slider(hotWork)).toBeFocused();
});

test('a press next to a bar moves it there', async ({ page }) => {
  const { row } = await openBoard(page);
  const { x, y, hour } = await barOf(page, plannedHotWork);
  await page.mouse.click(x + 4 * hour, y);
  const moved = { from: at(12), until: at(16) };
  await expect(row(hotWork)).toContainText(hoursOf(moved));
});

test('a bar follows the pointer before React loads, and the drag goes on after it', async ({
  page,
}) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  await waitForSession(page);
  const { row } = boardOf(page);
  const label = row(lineBreak).getByText(plannedLineBreak.work, { exact: true });
  const { x, y, hour } = await barOf(page, plannedLineBreak);
  const before = await label.boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * hour, y, { steps: 4 });
  const after = await label.boundingBox();
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(2 * hour, 0);
  await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak));
  release();
  await expect(row(lineBreak)).toContainText(hoursOf(lineBreakAt(at(12))));
  await page.mouse.move(x + 3 * hour, y);
  await expect(row(lineBreak)).toContainText(hoursOf(final));
  await page.mouse.up();
  await page.mouse.move(x, y);
  await expect(row(lineBreak)).toContainText(hoursOf(final));
});

test('a bar goes back if the board can’t be loaded', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  await waitForSession(page);
  const { slider } = boardOf(page);
  const { x, y, hour } = await barOf(page, plannedLineBreak);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * hour, y, { steps: 4 });
  await expect(slider(lineBreak)).toHaveValue(String(at(12)));
  await page.route(reactScriptsGlob, (route) => route.abort());
  release();
  await expect(slider(lineBreak)).toHaveValue(String(plannedLineBreak.from));
  await page.mouse.up();
});
