import { test } from '../attacker/fixtures';
import { expect, operator, signedInUrl } from '../fixtures';
import { deskUrl, log, previewOf } from './desk';

test('a foreign page that opens the desk can’t change the signed-in user or the app’s access mode', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page.getByRole('banner')).toContainText('Otto Operator');
  await page.goto(attacker.pageUrl([]));
  await page.getByLabel('Address').fill(platform.url + deskUrl('?as=private&page=/ISO'));
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'open' }).click();
  const desk = await opened;
  await expect(log(desk, 'Messages')).toContainText('/ISO');
  await expect(previewOf(desk).getByRole('banner')).toContainText('Otto Operator');
  expect(platform.access.get()).toEqual({ mode: 'public' });
});
