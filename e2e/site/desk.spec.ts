import { addAxe, axeViolations } from '../axe';
import { comparableText } from '../faults/main-text';
import { admin, expect, test } from '../fixtures';
import { labelIn, pageNamed } from '../registry';
import { listedPage, log, openDesk } from './desk';

test('the address field follows the site and navigates it', async ({ page }) => {
  const site = await openDesk(page);
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('/');

  await site
    .getByRole('banner')
    .getByRole('link', { name: labelIn('menu', 'About') })
    .press('Enter');
  await expect(address).toHaveValue('/About');
  await expect(listedPage(page, pageNamed('About').title)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute(
    'href',
    /\/About$/,
  );

  await address.fill('/ISO');
  await address.press('Enter');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await listedPage(page, pageNamed('Story').title).press('Enter');
  await expect(site.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    pageNamed('Story').title,
  );

  await address.fill('https://elsewhere.example/');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Only pages of this site');
});

for (const [name, width] of [
  ['Phone', 390],
  ['Tablet', 768],
  ['Desktop', 1440],
] as const) {
  test(`${name} shows the page in a viewport ${width} pixels wide`, async ({ page }) => {
    const site = await openDesk(page);
    const button = page.getByRole('button', { name: `${name} ${width}` });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const viewport = () => site.locator('html').evaluate(() => window.innerWidth);
    await expect.poll(viewport).toBe(width);
  });
}

test('each persona sees its own view of the site', async ({ page }) => {
  const site = await openDesk(page, '?page=/NoSuchPage');
  await expect(site.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(site.getByText('Admin Note')).toBeHidden();

  await page.getByRole('radio', { name: 'Admin' }).click();
  await expect(site.getByText('Admin Note')).toBeVisible();
  await page.getByRole('radio', { name: 'User', exact: true }).click();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(site.getByText('Admin Note')).toBeHidden();
  await page.getByRole('radio', { name: 'Not registered' }).click();
  await expect(site.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();

  await page.getByRole('radio', { name: 'Visitor' }).click();
  await expect(site.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeHidden();
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
  await expect(log(page, 'Visits')).toContainText('signed in');
});

test('the persona survives a reload of the desk, which never contains a token', async ({
  page,
}) => {
  const site = await openDesk(page);
  await page.getByRole('radio', { name: 'Admin' }).click();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();

  expect(page.url()).not.toContain('token');
  expect(await page.content()).not.toContain('access_token');
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
  await expect(page.getByRole('switch', { name: 'Not logged' })).not.toBeChecked();
  await expect.poll(() => platform.faults.list()).toEqual([]);
});

test('a rejected token signs the user out, and clearing the fault signs them in again', async ({
  page,
}) => {
  const site = await openDesk(page);
  await page.getByRole('radio', { name: 'User', exact: true }).click();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('switch', { name: 'Error 401' }).click();
  await expect(site.getByRole('region', { name: 'Notifications' })).toContainText('not signed in');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('the desk works by keyboard, and axe finds no violations', async ({ page }) => {
  await addAxe(page);
  const site = await openDesk(page);
  await page.getByRole('radio', { name: 'Visitor' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'User', exact: true })).toBeChecked();
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('switch', { name: 'Connection reset' }).press('Space');
  await expect(page.getByText('1 on')).toBeVisible();

  expect(await axeViolations(page, { exclude: 'frame' })).toEqual([]);
});
