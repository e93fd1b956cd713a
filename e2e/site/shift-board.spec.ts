import type { Page } from 'playwright/test';
import { addAxe, axeViolations } from '../axe';
import { expect, holdRequests, openPage, reactScriptsGlob, test } from '../fixtures';

const parts = (page: Page) => {
  const board = page.getByRole('figure', { name: 'Operations board · Unit 200' });
  return {
    board,
    slider: board.getByRole('slider', { name: 'Time of shift' }),
    row: (tag: string) => board.getByRole('listitem').filter({ hasText: new RegExp(`^${tag}`) }),
  };
};

test('the board shows any time of the shift', async ({ page }) => {
  await openPage(page, '/');
  const { board, slider, row } = parts(page);
  await expect(row('P-201A')).toContainText('Locked out');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(board).toContainText('18:00');
  await expect(row('E-201')).toContainText('In service');
  await page.keyboard.press('Home');
  await expect(row('PTW-0415')).toContainText('Requested');
  await expect(row('P-201A')).toContainText('Running');
});

test('a time chosen before the board is hydrated is shown after it', async ({ page }) => {
  const release = await holdRequests(page, reactScriptsGlob);
  await page.goto('/');
  const { slider, row } = parts(page);
  await slider.focus();
  await page.keyboard.press('End');
  release();
  await expect(row('E-201')).toContainText('In service');
  await expect(slider).toHaveValue('1080');
});

test('a figure on the board opens the entries that it’s computed from', async ({ page }) => {
  await addAxe(page);
  await openPage(page, '/');
  const { board, slider } = parts(page);
  await board.getByRole('button', { name: 'work order open' }).click();
  const behind = board.getByRole('dialog', { name: '1 work order open' });
  await expect(behind.getByRole('listitem')).toHaveCount(1);
  await expect(behind).toContainText('WO-3298 raised');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(behind).toBeHidden();

  await slider.focus();
  await page.keyboard.press('End');
  await board.getByRole('button', { name: 'work orders open' }).click();
  await expect(
    board.getByRole('dialog', { name: '2 work orders open' }).getByRole('listitem'),
  ).toHaveCount(2);
});
