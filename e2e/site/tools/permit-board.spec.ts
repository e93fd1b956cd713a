import { expect, hydrate, test } from '../../fixtures';
import { boardOf, firstAdded, hotWork, lineBreak, permitBoard } from './permit-board';
import { requestsOf } from './requests';

const { conflict, resolved, clear, add } = permitBoard;

for (const path of ['/', '/Capabilities']) {
  test(`without scripts, ${path} shows the conflict, its rule, and when both jobs can be done`, {
    tag: '@no-scripts',
  }, async ({ browser, platform }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: platform.url });
    const page = await context.newPage();
    await page.goto(path);
    const { region, status, button, row } = boardOf(page);
    await expect(status).toContainText(
      `${conflict.heading}: hot work within 15 m of an open line, 10:00–12:00`,
    );
    await expect(status).toContainText(`${hotWork} (hot work, bay 2) and ${lineBreak} (line break`);
    await expect(region).toContainText(`${lineBreak} can move to 13:00–17:00.`);
    await expect(row(hotWork)).toContainText('08:00–12:00');
    for (const name of ['Reschedule', ...add.work.map(({ work }) => work)]) {
      await expect(button(name)).toBeHidden();
    }
    await context.close();
  });
}

test('the whole board works by keyboard alone, and asks no server', async ({ page }) => {
  await page.goto('/');
  const { region, status, slider, row, button, load } = boardOf(page);
  await load(lineBreak);
  const requests = await requestsOf(page);
  for (const hours of ['11:00–15:00', '12:00–16:00']) {
    await page.keyboard.press('ArrowRight');
    await expect(row(lineBreak)).toContainText(hours);
  }
  await expect(status).toContainText('open line within 15 m of a fire watch, 12:00–13:00');
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(resolved.text);
  await expect(region.getByText(resolved.from)).toBeVisible();
  await expect(slider(lineBreak)).toHaveAttribute(
    'aria-valuetext',
    'Line break, 13:00–17:00, bay 2',
  );

  await page.keyboard.press('ArrowUp');
  await expect(slider(lineBreak)).toHaveAttribute(
    'aria-valuetext',
    'Line break, 13:00–17:00, bay 3',
  );
  await expect(status).toContainText(`line break without isolation, 13:00–17:00`);
  await expect(region).toContainText(conflict.none);
  await page.keyboard.press('ArrowDown');
  await expect(status).toContainText(resolved.text);

  await button('Crane lift').press('Enter');
  await expect(slider(firstAdded)).toBeFocused();
  await expect(status).toContainText(clear);
  await page.keyboard.press('ArrowDown');
  await expect(slider(firstAdded)).toHaveAttribute('aria-valuetext', /bay 3$/);
  await expect(status).toContainText('other work within 6 m of a crane lift, 11:00–12:00');
  await button(`Remove ${firstAdded}`).press('Enter');
  await expect(slider(firstAdded)).toHaveCount(0);
  await expect(slider(lineBreak)).toBeFocused();
  await button(add.reset).press('Enter');
  await expect(status).toContainText('10:00–12:00');
  await expect(slider(hotWork)).toBeFocused();
  await button('Reschedule').press('Enter');
  await expect(status).toContainText(resolved.text);
  expect(requests).toEqual([]);
});

test('offers every time without a conflict, and takes the one that’s pressed', async ({ page }) => {
  await page.goto(`/#permit-conflict-board?${lineBreak}=13-2&${firstAdded}=11-2-crane-lift`);
  const { region, status, button, row, slider } = boardOf(page);
  await expect(status).toContainText('other work within 6 m of a crane lift, 11:00–12:00');
  // Hot work with its fire watch, and then the line break, leave two more hours.
  await expect(region).toContainText(`${firstAdded} can move to 06:00–07:00.`);
  await expect(button('07:00–08:00')).toBeVisible();
  for (const time of ['08:00–09:00', '12:00–13:00']) await expect(button(time)).toHaveCount(0);
  await button('17:00–18:00').press('Enter');
  await expect(row(firstAdded)).toContainText('17:00–18:00');
  await expect(status).toContainText(clear);
  await expect(slider(firstAdded)).toBeFocused();
});

test('“Reschedule” takes the first time without a conflict, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/');
  const { status, button, row, slider } = boardOf(page);
  await button('Reschedule').click();
  await expect(row(lineBreak)).toContainText('13:00–17:00');
  await expect(status).toContainText(resolved.text);
  await expect(slider(lineBreak)).toBeFocused();
  await expect(page).toHaveURL(`/#permit-conflict-board?${lineBreak}=13-2`);
  await page.goBack();
  await expect(row(lineBreak)).toContainText('10:00–14:00');
  await expect(button('Reschedule')).toBeVisible();
  await page.goForward();
  await expect(status).toContainText(resolved.text);
});

test('a pointer drags a bar to another time, and a tag on the plan to another bay', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const { region, row, bay, slider, load } = boardOf(page);
  await load(lineBreak);
  const bar = row(lineBreak).getByText('Line break', { exact: true });
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('no bar');
  const hour = box.width / 4;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 5 + 3 * hour, box.y + 5, { steps: 6 });
  await expect(row(lineBreak)).toContainText('13:00–17:00');
  // Beyond the end of the shift, it stays on the board.
  await page.mouse.move(box.x + 5 + 9 * hour, box.y + 5, { steps: 6 });
  await page.mouse.up();
  await expect(row(lineBreak)).toContainText('14:00–18:00');

  const tag = region.getByText(hotWork, { exact: true }).last();
  await tag.scrollIntoViewIfNeeded();
  const from = await tag.boundingBox();
  const plan = await region.getByText('12345678', { exact: true }).boundingBox();
  if (from === null || plan === null) throw new Error('no plan');
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(plan.x + plan.width - 2, y, { steps: 6 });
  await page.mouse.up();
  await expect(bay(hotWork)).toHaveValue('8');
  await expect(slider(hotWork)).toBeFocused();
});

test('a press next to a bar moves it there, and a bay can be typed', async ({ page }) => {
  await page.goto('/');
  const { slider, bay, row, load } = boardOf(page);
  await load(hotWork);
  await bay(hotWork).press('End');
  await page.keyboard.type('5');
  await expect(bay(hotWork)).toHaveValue('5');
  await page.keyboard.type('9');
  await expect(bay(hotWork)).toHaveValue('8');
  const track = await slider(hotWork).boundingBox();
  if (track === null) throw new Error('no slider');
  await slider(hotWork).click({ position: { x: track.width - 3, y: track.height / 2 } });
  await expect(row(hotWork)).toContainText('13:00–17:00');
});

test('keeps a key pressed before the board loads, and moves nothing', async ({ page }) => {
  await page.goto('/');
  const { region, slider, row } = boardOf(page);
  const before = await region.boundingBox();
  await slider(lineBreak).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(lineBreak)).toContainText('11:00–15:00');
  await expect(slider(lineBreak)).toBeFocused();
  const after = await region.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test('takes at most four new permits', async ({ page }) => {
  await page.goto('/');
  const { button, region, load } = boardOf(page);
  await load(hotWork);
  for (const { work } of add.work) await button(work).click();
  await expect(region.getByRole('slider')).toHaveCount(6);
  for (const { work } of add.work) await expect(button(work)).toBeDisabled();
});
