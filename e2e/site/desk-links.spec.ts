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

test('a path that looks like another host stays on the site, even with the admin’s token', async ({
  context,
  page,
  platform,
  attacker,
}) => {
  await page.goto('/preview');
  const site = previewOf(page);
  await expect(site.getByRole('banner')).toBeVisible();
  const address = `${platform.url}//127.0.0.1:${attacker.port}/x`;
  await page.getByRole('textbox', { name: 'Address' }).fill(address);
  await page.getByRole('textbox', { name: 'Address' }).press('Enter');
  const notFound = site.getByRole('heading', { name: 'Page Not Found' });
  await expect(notFound).toBeVisible();
  await page.getByRole('radio', { name: 'Admin' }).click();
  await expect(site.getByRole('banner')).toContainText('Ada Admin');
  await expect(notFound).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in new tab' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(new URL(tab.url()).origin).toBe(platform.url);
  // No requests.
  expect(attacker.trafficLog()).toBe('');
});
