import { Key } from 'selenium-webdriver';
import { operator, signedInUrl } from '../fixtures';
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
