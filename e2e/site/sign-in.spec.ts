import {
  expect,
  hydrate,
  openPage,
  openSignedIn,
  operator,
  signedInUrl,
  signInByForm,
  test,
} from '../fixtures';
import { footerLink } from '../locators';
import { callsTo, settingsCall, userCall, visitsTo } from '../platform-calls';

test('signing in returns to the page and removes the token from the URL', async ({
  page,
  platform,
}) => {
  await openPage(page, '/Capabilities?utm_source=mail');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/login\?/);
  await signInByForm(page);

  await expect(page).toHaveURL(`${platform.url}/Capabilities?utm_source=mail`);
  await expect(page.getByRole('banner')).toContainText('Otto Operator');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();

  // The token is kept for the next visit.
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Otto Operator');
});

test('a visit with a token requests settings and user once, and logs each page that exists', async ({
  page,
  platform,
}) => {
  await openSignedIn(page, platform, operator);
  await expect.poll(() => visitsTo(platform)).toEqual(['Home']);
  await footerLink(page, 'AITeam').click();
  await expect.poll(() => visitsTo(platform)).toEqual(['Home', 'AITeam']);
  await footerLink(page, 'Demo').click();
  await expect.poll(() => visitsTo(platform)).toEqual(['Home', 'AITeam', 'Demo']);
  await page.goBack();
  await expect.poll(() => visitsTo(platform)).toEqual(['Home', 'AITeam', 'Demo', 'AITeam']);
  await page.goto('/NoSuchPage');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('/Home');
  await expect.poll(() => visitsTo(platform)).toEqual(['Home', 'AITeam', 'Demo', 'AITeam', 'Home']);

  const calls = callsTo(platform);
  expect(calls.filter((call) => call.startsWith(settingsCall))).toHaveLength(1);
  expect(calls.filter((call) => call.startsWith(userCall))).toHaveLength(1);
});

test('signing out offline removes the token in every tab', async ({ context, page, platform }) => {
  await page.goto(signedInUrl(platform, operator, '/About'));
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const kept = () => other.evaluate(() => Object.keys(localStorage));
  expect(await kept()).toEqual([]);

  const sent: string[] = [];
  context.on('request', (request) => sent.push(JSON.stringify(request.headers())));
  await context.setOffline(false);
  await footerLink(other, 'AITeam').click();
  await expect(other).toHaveURL(`${platform.url}/AITeam`);
  await other.reload();
  await hydrate(other);
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter((headers) => /authorization|bearer/i.test(headers))).toEqual([]);
});

test('a page is covered until its token has been checked, however its parameter is encoded', async ({
  page,
  platform,
}) => {
  platform.faults.set([{ route: 'GET /apps/brazos/entities/User/me', kind: 'delay', ms: 1500 }]);
  await page.goto(signedInUrl(platform, operator).replace('access_token', 'access%5Ftoken'));
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('Otto Operator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
});

test('a prerendered page has no session, and isn’t logged, until it’s shown', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(signedInUrl(platform, operator, '/About'));
  await expect(page).toHaveURL(`${platform.url}/About`);
  await page.waitForLoadState('networkidle');
  expect(callsTo(platform)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.poll(() => visitsTo(platform)).toEqual(['About']);
});
