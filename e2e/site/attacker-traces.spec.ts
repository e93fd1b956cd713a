import { expectNoLeaks, expectSignInState, signIn, test } from '../attacker/fixtures';
import { expect } from '../fixtures';
import { footerLink } from '../locators';

test('foreign values that are in the storage already are removed, and asked nothing', async ({
  page,
  platform,
  attacker,
}) => {
  const token = await signIn(page, platform);
  await page.evaluate((url) => {
    localStorage.setItem('base44_server_url', url);
    localStorage.setItem('base44_from_url', `${url}/back`);
    localStorage.setItem('base44_app_id', '../..');
    localStorage.setItem('base44_functions_version', 'a\nb');
  }, attacker.url);
  await page.goto('/');
  await expectSignInState(page, true);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['base44_access_token', 'token']);
  await page.goto(attacker.pageUrl([]));
  await expectNoLeaks(page, attacker, token);
});

test('a token in the address is nowhere once the page is there, but where it belongs', async ({
  page,
  platform,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const token = await signIn(page, platform);
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(`${platform.url}/AITeam`);
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/About`);
  const { kept, ...seen } = await page.evaluate(() => ({
    kept: Object.keys(localStorage).sort(),
    address: location.href,
    state: JSON.stringify(history.state),
    referrer: document.referrer,
    cookie: document.cookie,
    name: window.name,
    marks: JSON.stringify({ ...sessionStorage }),
    html: document.documentElement.outerHTML,
    globals: Object.getOwnPropertyNames(window)
      .map((name) => Reflect.get(window, name))
      .filter((value) => typeof value === 'string')
      .join('\n'),
  }));
  expect(kept).toEqual(['base44_access_token', 'token']);
  const holders = Object.entries({ ...seen, lines: lines.join('\n') })
    .filter(([, text]) => text.includes(token))
    .map(([name]) => name);
  expect(holders).toEqual([]);
});

test('an address that begins like another host’s is a page that is not found', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.url}//evil.example/About`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/evil.example/About`);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
});
