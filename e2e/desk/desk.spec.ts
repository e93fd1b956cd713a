import { openFrom, signIn, test } from '../attacker/fixtures';
import { addAxe, axeViolations } from '../axe';
import { comparableText } from '../faults/main-text';
import { admin, expect } from '../fixtures';
import { labelIn, pageNamed } from '../registry';
import { deskUrl, listedPage, log, openDesk, previewOf } from './in-browser';

test('the address field follows the site and navigates it', async ({ page }) => {
  const site = await openDesk(page);
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('/');
  const banner = site.getByRole('banner');
  await banner.getByRole('link', { name: labelIn('menu', 'About') }).press('Enter');
  await expect(address).toHaveValue('/About');
  await expect(listedPage(page, pageNamed('About').title)).toHaveAttribute('aria-current', 'page');
  const open = page.getByRole('link', { name: 'Open in new tab' });
  await expect(open).toHaveAttribute('href', /\/About$/);

  await address.fill('/Story');
  await address.press('Enter');
  const breadcrumb = site.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText(pageNamed('Story').title);

  await address.fill('https://elsewhere.example/');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Only pages of this site');
});

test('each persona sees its own view of the site, also after a reload', async ({ page }) => {
  await addAxe(page);
  await page.goto('/preview');
  await expect(page.getByRole('radio', { name: 'Admin' })).toBeHidden();
  const site = await openDesk(page, '?page=/NoSuchPage');
  const note = site.getByText('Admin Note');
  await expect(site.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(note).toBeHidden();

  await page.getByRole('radio', { name: 'Admin' }).click();
  await expect(note).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await expect(note).toBeVisible();
  // The desk itself never contains a token.
  expect(await page.content()).not.toContain('access_token');

  await page.getByRole('radio', { name: 'Admin' }).press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'User', exact: true })).toBeChecked();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(note).toBeHidden();
  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
  await page.getByRole('radio', { name: 'Not registered' }).click();
  await expect(site.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await page.getByRole('radio', { name: 'Visitor' }).click();
  await expect(site.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a private app redirects a visitor to sign-in, which works in the frame', async ({
  page,
  platform,
}) => {
  const { email, password } = platform.accounts.find(({ email }) => email === admin) ?? {};
  const site = await openDesk(page, '?page=/About');
  await page.getByRole('radio', { name: 'Private app' }).click();
  await site.getByRole('textbox', { name: 'Email' }).fill(email ?? '');
  await site.getByLabel('Password').fill(password ?? '');
  await site.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('/About');
  await expect(log(page, 'Visits')).toContainText(`About ${admin}`);
});

test('a fault applies at once, replaces the other fault of its call, and leaves the text in place', async ({
  page,
  platform,
}) => {
  const site = await openDesk(page);
  const text = await comparableText(site);
  const settings = page.getByRole('group', { name: 'Public settings' });
  await settings.getByRole('switch', { name: 'Error 500' }).click();
  await expect(log(page, 'Requests')).toContainText('fault: status');
  expect(platform.faults.list()).toMatchObject([{ kind: 'status', status: 500 }]);
  await expect.poll(() => comparableText(site)).toBe(text);

  await settings.getByRole('switch', { name: 'HTML response' }).press('Space');
  await expect(settings.getByRole('switch', { name: 'Error 500' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'Not logged' }).click();
  await expect(page.getByText('2 on')).toBeVisible();

  await page.reload();
  await expect(settings.getByRole('switch', { name: 'HTML response' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => platform.faults.list()).toEqual([]);
});

test('the log shows only messages from the frame, with tokens redacted', async ({
  page,
  platform,
}) => {
  const site = await openDesk(page);
  const messages = log(page, 'Messages');
  const token = platform.tokenFor(admin);
  await page.evaluate(() => {
    window.postMessage({ type: 'app_changed_url', url: `${location.origin}/Forged` }, '*');
    window.postMessage({ type: 'app_error', error: { title: 'Forged' } }, '*');
  });
  // Messages arrive in order: once the frame's is there, the forged ones have been ignored.
  await site.locator('html').evaluate((_, secret) => {
    const error = {
      title: 'Drawn pump',
      details: `${secret} at pump.tsx:7`,
      componentName: 'Pump',
    };
    for (const data of [null, 7, { type: 'app_error' }, { type: 'app_error', error }])
      window.parent.postMessage(data, window.location.origin);
  }, token);
  await expect(messages.getByRole('listitem').first()).toContainText(
    /Drawn pump\s*in Pump\s*\[token\] at pump.tsx:7/,
  );
  await expect(messages).not.toContainText('Forged');
  await page.getByRole('button', { name: 'Clear messages' }).click();
  await expect(messages).toHaveText('No messages to the parent window yet.');
});

test('a foreign page that opens the desk can’t change the signed-in user or the app’s access mode', async ({
  page,
  platform,
  attacker,
}) => {
  await signIn(page, platform);
  await page.goto(attacker.pageUrl([]));
  const desk = await openFrom(page, platform.url + deskUrl('?as=private&page=/ISO'));
  // The script sets the switch as it was.
  await desk.waitForLoadState();
  await desk.getByRole('switch', { name: 'Developer' }).check();
  await expect(log(desk, 'Messages')).toContainText('/ISO');
  await expect(previewOf(desk).getByRole('banner')).toContainText('Otto Operator');
  expect(platform.access.get()).toEqual({ mode: 'public' });
});
