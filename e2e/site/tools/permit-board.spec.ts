import type { Job } from '@/lib/calculations/simops-rules';
import { expect, hydrate, test } from '../../fixtures';
import {
  at,
  barOf,
  boardOf,
  craneLift,
  final,
  firstAdded,
  hotWork,
  hoursOf,
  lineBreak,
  lineBreakAt,
  permitBoard,
  permits,
  plannedHotWork,
  plannedLineBreak,
  ruleCount,
  verdictOf,
} from './permit-board';
import { requestsOf } from './requests';

const { conflict, resolved, clear } = permitBoard;
const { options } = verdictOf();
/** What the shift chose. */
const chosen = `Move ${options.at(-1)}`;
/** What a screen reader says of a slider. */
const spoken = (job: Omit<Job, 'tag'>) => `${job.work}, ${hoursOf(job)}, bay ${job.bay}`;

for (const path of ['/', '/Capabilities']) {
  test(`without scripts, ${path} shows the conflict, its rule, what resolves it, and all rules`, {
    tag: '@no-scripts',
  }, async ({ browser, platform }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
    const page = await context.newPage();
    await page.goto(path);
    const { region, status, button, row, panel } = boardOf(page);
    await expect(status).toContainText(`${conflict.heading}: ${verdictOf().text}`);
    await expect(status).toContainText(
      `${hotWork} (${plannedHotWork.work.toLowerCase()}, bay ${plannedHotWork.bay}) and ${lineBreak}`,
    );
    for (const option of options) {
      for (const move of option.split(', ')) await expect(region).toContainText(move);
      await expect(button(`Move ${option}`)).toBeHidden();
    }
    await expect(row(hotWork)).toContainText(hoursOf(plannedHotWork));
    for (const name of ['Add', 'Open list', 'Save as CSV', 'Print']) {
      await expect(button(name)).toBeHidden();
    }
    await button('Rules').click();
    const { source = '' } = permitBoard.rules.isolated[0] ?? {};
    await expect(panel('Rules').getByText(source)).toBeVisible();
    await context.close();
  });
}

test('the whole board works by keyboard alone, and asks no server', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { status, slider, row, button, edit, bay } = boardOf(page);
  await button('Add').click();
  await page.keyboard.press('Escape');
  await edit(hotWork);
  await expect(bay(hotWork)).toBeVisible();
  await slider(lineBreak).focus();
  const requests = await requestsOf(page);
  for (let from = plannedLineBreak.from + 15; from < final.from; from += 15) {
    await page.keyboard.press('ArrowRight');
    await expect(row(lineBreak)).toContainText(hoursOf(lineBreakAt(from)));
    await expect(status).toContainText(verdictOf(lineBreakAt(from)).text);
  }
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(resolved.text);
  await expect(slider(lineBreak)).toHaveAttribute(
    'aria-valuetext',
    spoken(lineBreakAt(final.from)),
  );
  // A flange stays where it is.
  await page.keyboard.press('ArrowUp');
  await expect(status).toContainText(resolved.text);

  await button('Add').press('Enter');
  await button(craneLift.work).press('Enter');
  await expect(slider(firstAdded)).toBeFocused();
  await expect(status).toContainText(clear.unknown);
  await page.keyboard.press('ArrowDown');
  const added = { ...craneLift, tag: firstAdded, bay: craneLift.bay - 1 };
  await expect(slider(firstAdded)).toHaveAttribute('aria-valuetext', spoken(added));
  await expect(status).toContainText(verdictOf(lineBreakAt(final.from), added).text);
  await edit(firstAdded);
  await button(`Remove ${firstAdded}`).press('Enter');
  await expect(slider(firstAdded)).toHaveCount(0);
  await expect(slider(hotWork)).toBeFocused();
  await button('Reset the board').press('Enter');
  await expect(status).toContainText(verdictOf().text);
  await expect(slider(hotWork)).toBeFocused();
  await button(chosen).press('Enter');
  await expect(status).toContainText(resolved.text);
  expect(requests).toEqual([]);
});

test('offers moves of either permit and of both, the least lost feed first', async ({ page }) => {
  await page.goto('/');
  const { region, status, button, row, slider } = boardOf(page);
  const [cheapest = ''] = options;
  await expect(region.getByRole('button', { name: /^Move / })).toHaveText(
    options.map(() => 'Move'),
  );
  await expect(region).toContainText(/without feed 5 h 41 min.*without feed 10 h 41 min/);
  await button(`Move ${cheapest}`).click();
  for (const move of cheapest.split(', ')) {
    const [tag = '', hours = ''] = move.split(' to ');
    await expect(row(tag)).toContainText(hours);
  }
  await expect(status).toContainText(`No conflict under these ${ruleCount}`);
  await expect(region).toContainText('without feed: 06:55–12:36, 5 h 41 min');
  await expect(slider(lineBreak)).toBeFocused();
});

test('what the shift chose says why it isn’t the cheapest, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/');
  const { status, button, row, slider } = boardOf(page);
  await button(chosen).click();
  await expect(row(lineBreak)).toContainText(hoursOf(final));
  await expect(status).toContainText(resolved.text);
  await expect(slider(lineBreak)).toBeFocused();
  await expect(page).toHaveURL(/\/#permit-conflict-board\?PTW-0415=1300\.1700-2;end$/);
  await page.goBack();
  await expect(row(lineBreak)).toContainText(hoursOf(plannedLineBreak));
  await expect(button(chosen)).toBeVisible();
  await page.goForward();
  await expect(status).toContainText(resolved.text);
});

test('a pointer drags a bar by quarter hours, and a tag on the plan to another bay', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const { region, row, slider } = boardOf(page);
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
  await page.goto('/');
  await hydrate(page);
  const { row } = boardOf(page);
  const { x, y, hour } = await barOf(page, plannedHotWork);
  await page.mouse.click(x + 4 * hour, y);
  const moved = { from: at(12), until: at(16) };
  await expect(row(hotWork)).toContainText(hoursOf(moved));
});

test('a start and an end can be typed to the minute, within the shift', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { row, edit, time } = boardOf(page);
  await edit(lineBreak);
  await time(lineBreak, 'start').fill('07:32');
  await time(lineBreak, 'start').press('Enter');
  await expect(row(lineBreak)).toContainText('07:32–11:32');
  await time(lineBreak, 'end').fill('09:45');
  await time(lineBreak, 'end').press('Enter');
  await expect(row(lineBreak)).toContainText('07:32–09:45');
  await time(lineBreak, 'end').fill('19:00');
  await time(lineBreak, 'end').press('Enter');
  await expect(row(lineBreak).getByRole('alert')).toContainText('within 06:00–18:00');
  await expect(time(lineBreak, 'end')).toHaveValue('09:45');
});

test('a bay can be typed, one that isn’t there says which are, and the wheel changes nothing', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const { row, bay, edit } = boardOf(page);
  await edit(hotWork);
  for (const wrong of ['12', '-3', '0', 'x']) {
    await bay(hotWork).fill(wrong);
    await expect(row(hotWork).getByRole('alert').first()).toHaveText(`${hotWork} bay: 1 to 8`);
    await expect(row(hotWork)).toContainText(`bay ${plannedHotWork.bay}`);
  }
  await bay(hotWork).fill('5');
  await expect(row(hotWork)).toContainText('bay 5');
  await bay(hotWork).hover();
  await page.mouse.wheel(0, 40);
  await expect(bay(hotWork)).toHaveValue('5');
  await edit(lineBreak);
  await expect(row(lineBreak)).toContainText('F-207 is in bay 2.');
  await expect(bay(lineBreak)).toHaveCount(0);
});

test('the rules’ distance, unit, and fire watch can be changed', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { status, button, panel } = boardOf(page);
  await button('Rules').click();
  const rules = panel('Rules');
  await rules.getByLabel('Unit').selectOption('m');
  await expect(rules).toContainText('hot work within 15 m of an open line');
  await rules.getByLabel('15 m rules, in m').fill('12');
  await expect(rules).toContainText('hot work within 12 m of an open line');
  await rules.getByLabel('Fire watch, minutes').fill('30');
  await page.keyboard.press('Escape');
  await expect(status).toContainText('hot work within 12 m of an open line');
  await expect(page).toHaveURL(/\.unit=m&\.50=12&\.watch=30;end$/);
  await page.reload();
  await expect(status).toContainText('hot work within 12 m of an open line');
});

test('the night shift has its own permits, after midnight too', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { button, slider, row, edit, time, add } = boardOf(page);
  await button('Night').click();
  await expect(slider(hotWork)).toHaveCount(0);
  await add(craneLift.work);
  await edit(firstAdded);
  await time(firstAdded, 'start').fill('02:15');
  await time(firstAdded, 'start').press('Enter');
  await expect(row(firstAdded)).toContainText('02:15–03:15');
  await expect(page).toHaveURL(/0215\.0315/);
  await page.reload();
  await expect(row(firstAdded)).toContainText('02:15–03:15');
  await button('Day').click();
  await expect(slider(hotWork)).toHaveCount(1);
  expect(permits).toHaveLength(2);
});
