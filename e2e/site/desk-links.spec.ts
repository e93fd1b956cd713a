import { openFrom, signIn, test } from '../attacker/fixtures';
import { expect } from '../fixtures';
import { deskUrl, log, previewOf } from './desk';

test('a foreign page that opens the desk can’t change the signed-in user or the app’s access mode', async ({
  page,
  platform,
  attacker,
}) => {
  await signIn(page, platform);
  await page.goto(attacker.pageUrl([]));
  const desk = await openFrom(page, platform.url + deskUrl('?as=private&page=/ISO'));
  await expect(log(desk, 'Messages')).toContainText('/ISO');
  await expect(previewOf(desk).getByRole('banner')).toContainText('Otto Operator');
  expect(platform.access.get()).toEqual({ mode: 'public' });
});
