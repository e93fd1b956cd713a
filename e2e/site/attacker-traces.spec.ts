import { expectNoLeaks, expectSignInState, signIn, test } from '../attacker/fixtures';
import { expect } from '../fixtures';
import { footerLink } from '../locators';

test('removes foreign values from storage without contacting the attacker', async ({
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
  const storedKeys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(storedKeys).toEqual(['base44_access_token', 'token']);
  await page.goto(attacker.pageUrl([]));
  await expectNoLeaks(page, attacker, token);
});

test('a token from the URL ends up only in local storage', async ({ page, platform }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const token = await signIn(page, platform);
  await footerLink(page, 'AITeam').click();
  await expect(page).toHaveURL(`${platform.url}/AITeam`);
  await page.goBack();
  await expect(page).toHaveURL(`${platform.url}/About`);
  const { storedKeys, ...seen } = await page.evaluate(() => ({
    storedKeys: Object.keys(localStorage).sort(),
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
  expect(storedKeys).toEqual(['base44_access_token', 'token']);
  const leaks = Object.entries({ ...seen, lines: lines.join('\n') })
    .filter(([, text]) => text.includes(token))
    .map(([name]) => name);
  expect(leaks).toEqual([]);
});
