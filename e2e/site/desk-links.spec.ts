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
  await page.getByLabel('Address').fill(`${platform.url}/preview?as=admin&page=/About`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'open' }).click();
  const desk = await opened;
  const site = previewOf(desk);
  await expect(desk.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await expect(site.getByRole('banner')).toContainText('Otto Operator');

  for (const [as, name] of [
    ['private', 'Private app'],
    ['visitor', 'Visitor'],
  ] as const) {
    const address = `${platform.url}${deskUrl(`?as=${as}&page=/ISO`)}`;
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'navigate' }).click();
    await desk.waitForURL((url) => url.searchParams.get('as') === as);
    await expect(desk.getByRole('radio', { name })).toBeChecked();
    await expect(log(desk, 'Messages')).toContainText('/ISO');
    await expect(site.getByRole('banner')).toContainText('Otto Operator');
    expect(platform.access.get()).toEqual({ mode: 'public' });
  }
});

test('a link preselects a persona, and the desk asks before it switches', async ({
  page,
  platform,
}) => {
  await page.goto(deskUrl('?as=private&page=/About'));
  const site = previewOf(page);
  const messages = log(page, 'Messages');
  await expect(messages).toContainText('/About');
  await expect(page.getByRole('radio', { name: 'Private app' })).toBeChecked();
  // Switching something else doesn't apply the suggestion.
  await page.getByRole('switch', { name: 'Not logged' }).click();
  await expect.poll(() => platform.faults.list()).toHaveLength(1);
  await expect(site.getByRole('banner')).toBeVisible();
  expect(platform.access.get()).toEqual({ mode: 'public' });

  const button = page.getByRole('button', { name: 'Switch to Private app' });
  await button.click();
  await expect(site.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(platform.access.get()).toEqual({ mode: 'private' });
  await expect(button).toBeHidden();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Private app' })).toBeChecked();
  await expect(button).toBeHidden();
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
  // No requests, and an empty list of reports.
  expect(attacker.trafficLog()).toBe('[]');
});
