import { expect, test } from '../../fixtures';
import { expectLinked } from './linked-state';
import {
  at,
  craneLift,
  firstAdded,
  found,
  hotWork,
  lineBreak,
  openBoard,
  plannedHotWork,
} from './permit-board';

test('a start and an end can be typed to the minute, within the shift', async ({ page }) => {
  const { row, edit, time } = await openBoard(page);
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
  const { row, bay, edit } = await openBoard(page);
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
  const { status, button, panel } = await openBoard(page);
  await button('Rules').click();
  const rules = panel('Rules');
  await rules.getByLabel('Unit').selectOption('m');
  await expect(rules).toContainText('hot work within 15 m of an open line');
  await rules.getByLabel('15 m rules, in m').fill('12');
  await expect(rules).toContainText('hot work within 12 m of an open line');
  await rules.getByLabel('Fire watch, minutes').fill('30');
  await page.keyboard.press('Escape');
  await expect(status).toContainText('Hot work within 12 m of an open line');
  await expect(status).toContainText('Fire watch set to 30 min: rule changed here');
  await expectLinked(page, '".watch":"30"');
  await page.reload();
  await expect(status).toContainText('Hot work within 12 m of an open line');
});

test('the night shift has its own permits, after midnight too', async ({ page }) => {
  const { button, slider, row, edit, time, add, status } = await openBoard(page);
  await button('Night').click();
  await expect(slider(hotWork)).toHaveCount(0);
  await add(craneLift.work);
  await edit(firstAdded);
  await time(firstAdded, 'start').fill('02:15');
  await time(firstAdded, 'start').press('Enter');
  await expect(row(firstAdded)).toContainText('02:15–03:15');
  await expectLinked(page, `"from":${at(26, 15)}`);
  await page.reload();
  await expect(row(firstAdded)).toContainText('02:15–03:15');
  // What's out of view is found, too.
  await expect(status).toContainText(found('2 conflicts', 3));
  await button('Day').click();
  await expect(slider(hotWork)).toHaveCount(1);
});
