import { Key } from 'selenium-webdriver';
import { admin, guest, operator, signedInUrl } from '../fixtures';
import { headlineOf } from '../registry';
import { expect, test } from './fixtures';

test('signing in returns to the page, and signing out stays on it', async ({
  webkit,
  platform,
}) => {
  await webkit.open(`${platform.url}/About`);
  await webkit.press(await webkit.find('button', 'Sign in'));
  await webkit.press(await webkit.find('textbox', 'Email'));
  await webkit.type(operator, Key.TAB, 'operator-pass-1', Key.ENTER);
  await webkit.press(await webkit.find('button', 'Sign out'));
  await webkit.find('button', 'Sign in');
  // Signing out loads the page again.
  await webkit.waitUntil(
    'the address is /About',
    async () => (await webkit.run('return location.pathname + location.search')) === '/About',
  );
});

test('a token in the URL signs in and is removed from the URL', async ({ webkit, platform }) => {
  await webkit.open(signedInUrl(platform, operator, '/About'));
  await webkit.find('button', 'Sign out');
  expect(await webkit.run('return location.search')).toBe('');
  await webkit.open(`${platform.url}/Story`);
  await webkit.find('button', 'Sign out');
});

test('an unregistered user sees Access Restricted', async ({ webkit, platform }) => {
  await webkit.open(signedInUrl(platform, guest, '/About'));
  await webkit.find('heading', 'Access Restricted');
  await webkit.press(await webkit.find('button', 'Sign out'));
  await webkit.find('heading', headlineOf('About'));
});

test('on the 404 page, an admin sees the note and a visitor doesn’t', async ({
  webkit,
  platform,
}) => {
  await webkit.open(`${platform.url}/NoSuchPage`);
  await webkit.find('heading', 'Page Not Found');
  expect(await webkit.query('complementary', 'Admin Note')).toBeUndefined();
  await webkit.open(signedInUrl(platform, admin, '/NoSuchPage'));
  await webkit.find('complementary', 'Admin Note');
});

test('a link that signs in as somebody else asks first', async ({ webkit, platform }) => {
  await webkit.open(signedInUrl(platform, operator, '/About'));
  await webkit.find('button', 'Sign out');
  await webkit.open(signedInUrl(platform, admin, '/About'));
  await webkit.press(await webkit.find('button', 'Switch to Ada Admin'));
  await webkit.waitUntil(
    'the question is gone',
    async () => !(await webkit.query('button', 'Switch to Ada Admin')),
  );
  await webkit.waitUntil('the top bar shows the new account', () =>
    webkit.run(`return document.querySelector('header').textContent.includes('Ada Admin')`),
  );
});
