import { expect, test } from '../../fixtures';
import { expectLinked } from './linked-state';
import { firstAdded, hotWork, lineBreak, openBoard, plannedHotWork } from './permit-board';

test('a start and an end can be typed to the minute, on another day too', async ({ page }) => {
  const { row, edit, time } = await openBoard(page);
  await edit(lineBreak);
  const type = async (field: 'start' | 'end', text: string) => {
    await time(lineBreak, field).fill(`2026-03-${text}`);
    await time(lineBreak, field).press('Enter');
  };
  await type('start', '12T07:32');
  await expect(row(lineBreak)).toContainText('07:32–11:32');
  await type('end', '12T09:45');
  await expect(row(lineBreak)).toContainText('07:32–09:45');
  await type('end', '11T19:00');
  await expect(row(lineBreak).getByRole('alert')).toContainText('within seven days from Mar 12');
  await expect(time(lineBreak, 'end')).toHaveValue('2026-03-12T09:45');
  await type('end', '13T02:15');
  await expect(row(lineBreak)).toContainText('Mar 12, 07:32–Mar 13, 02:15');
  await type('start', '13T22:00');
  await expect(row(lineBreak)).toContainText('Mar 13, 22:00–Mar 14, 16:43');
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
  await expect(rules).toContainText('Hot work within 15 m of an open line');
  await rules.getByLabel('Hot work within 15 m of an open line, in m').fill('12');
  await expect(rules).toContainText('Hot work within 12 m of an open line');
  await rules.getByLabel('Fire watch, minutes').fill('30');
  await page.keyboard.press('Escape');
  await expect(status).toContainText('Hot work within 12 m of an open line');
  await expect(status).toContainText('Fire watch set to 30 min, instead of 60');
  await expectLinked(page, '"fireWatch":30');
  await page.reload();
  await expect(status).toContainText('Hot work within 12 m of an open line');
});

test('an isolation can be added, and counts once its place has the tag', async ({ page }) => {
  const { region, row, edit, add, status, time, button } = await openBoard(page);
  await add('Confined space entry');
  await edit(firstAdded);
  const place = (tag: string) => region.getByRole('textbox', { name: `${tag} place`, exact: true });
  const entry = 'Entry without a blind or double block and bleed';
  await place(firstAdded).fill('V-310');
  await place(firstAdded).press('Enter');
  await expect(region.getByText(`${entry}, 09:00–12:00`).first()).toBeVisible();
  await add('Blind in place');
  await edit('LOTO-089');
  await place('LOTO-089').fill('V-310');
  await place('LOTO-089').press('Enter');
  await expect(row('LOTO-089')).toContainText('Isolation of V-310');
  await expect(region.getByText(`${entry}, `)).toHaveCount(0);
  await time('LOTO-089', 'end').fill('2026-03-12T11:00');
  await time('LOTO-089', 'end').press('Enter');
  await expect(region.getByText(`${entry}, 09:00–12:00`).first()).toBeVisible();
  await button('Remove LOTO-089').click();
  await expect(status).toContainText('3 permits');
});
