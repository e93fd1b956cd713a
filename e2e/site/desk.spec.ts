import type { FrameLocator, Page } from 'playwright/test';
import { io, type Socket } from 'socket.io-client';
import { addAxe, axeViolations } from '../axe';
import { admin, expect, operator, test } from '../fixtures';
import { labelIn, pageNamed } from '../registry';

const inFrame = (page: Page): FrameLocator => page.getByTitle('Site preview').contentFrame();
const log = (page: Page, name: string) => page.getByRole('log', { name });
const sockets: Socket[] = [];

test.afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

async function openDesk(page: Page, query = ''): Promise<FrameLocator> {
  await page.goto(`/preview${query}`);
  const site = inFrame(page);
  await expect(site.getByRole('banner')).toBeVisible();
  await expect(log(page, 'Messages')).toContainText('app_changed_url');
  return site;
}

test('the address field follows the site and navigates it', async ({ page }) => {
  const site = await openDesk(page);
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('/');

  await site
    .getByRole('banner')
    .getByRole('link', { name: labelIn('menu', 'About') })
    .press('Enter');
  await expect(address).toHaveValue('/About');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/About');
  await expect(page.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute(
    'href',
    /\/About$/,
  );

  await address.fill('/ISO');
  await address.press('Enter');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Page' }).selectOption('/Story');
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
    const button = page.getByRole('button', { name });
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
  const text = await site.getByRole('main').innerText();
  const settings = page.getByRole('group', { name: 'Public settings' });

  await settings.getByRole('switch', { name: 'Error 500' }).click();
  await expect(log(page, 'Requests')).toContainText('fault: status');
  expect(platform.faults.list()).toMatchObject([{ kind: 'status', status: 500 }]);
  await expect.poll(() => site.getByRole('main').innerText()).toBe(text);

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

test('the log shows only messages from the frame, newest first, with tokens redacted', async ({
  page,
  platform,
}) => {
  const site = await openDesk(page);
  const messages = log(page, 'Messages');
  const token = platform.tokenFor(admin);
  await site.locator('html').evaluate((_, secret) => {
    const details = `${secret} at pump.tsx:7`;
    const error = { title: 'Drawn pump', details, componentName: 'Pump' };
    window.parent.postMessage({ type: 'app_error', error }, window.location.origin);
  }, token);
  await expect(messages.getByRole('listitem').first()).toContainText('Drawn pump');
  await expect(messages).toContainText('in Pump');
  await expect(messages).toContainText('at pump.tsx:7');
  await expect(messages).not.toContainText(token);

  const before = await messages.getByRole('listitem').count();
  // Messages arrive in order: once the frame's is there, the forged one has been ignored.
  await page.evaluate(() => {
    window.postMessage({ type: 'app_changed_url', url: `${location.origin}/Forged` }, '*');
  });
  await site.locator('html').evaluate(() => {
    const url = `${window.location.origin}/?x=last`;
    window.parent.postMessage({ type: 'app_changed_url', url }, window.location.origin);
  });
  await expect(messages.getByRole('listitem').first()).toContainText('?x=last');
  await expect(messages.getByRole('listitem')).toHaveCount(before + 1);

  await page.getByRole('button', { name: 'Clear messages' }).click();
  await expect(messages).toHaveText('No messages to the parent window yet.');
});

test('visits, requests, and mail appear as they happen', async ({ page, platform, request }) => {
  await openDesk(page, '?page=/About');
  await page.getByRole('radio', { name: 'Admin' }).click();
  await expect(log(page, 'Visits')).toContainText('About');
  await expect(log(page, 'Visits')).toContainText(admin);
  await expect(log(page, 'Requests')).toContainText('/entities/User/me');

  await expect(log(page, 'Mail')).toContainText('No mail yet');
  await request.post(`/api/apps/${platform.appId}/auth/register`, {
    headers: { 'X-App-Id': platform.appId },
    data: { email: 'nora@plant.example', password: 'a-long-password' },
  });
  await expect(log(page, 'Mail')).toContainText(/\d{6}.*nora@plant\.example/);

  await page.getByRole('button', { name: 'Clear mail' }).click();
  await page.reload();
  await expect(log(page, 'Requests')).toContainText('/auth/register');
  await expect(log(page, 'Mail')).toContainText('No mail yet');
});

test('a request is listed with its time, status, method, path, duration, and user', async ({
  page,
  platform,
  request,
}) => {
  await openDesk(page);
  await request.get(`/api/apps/${platform.appId}/entities/Task?limit=3`, {
    headers: { Authorization: `Bearer ${platform.tokenFor(operator)}` },
  });
  const entry = log(page, 'Requests').getByRole('listitem').filter({ hasText: 'Task?limit=3' });
  await expect(entry).toHaveText(
    /^\d\d:\d\d:\d\d200GET \/api\/apps\/brazos\/entities\/Task\?limit=3\d+ msoperator@plant\.example$/,
  );
});

test('a room is listed while it has sockets, with its last message', async ({
  page,
  platform,
  request,
}) => {
  await openDesk(page);
  const rooms = page.getByRole('group', { name: 'Rooms' });
  await expect(rooms).toHaveText('No one is in a room yet. Subscribing to changes joins one.');

  const socket = io(platform.url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: platform.appId, token: platform.tokenFor(operator) },
    forceNew: true,
  });
  sockets.push(socket);
  socket.on('connect', () => socket.emit('join', 'entities:brazos:Task'));
  const room = rooms.getByRole('listitem').filter({ hasText: 'entities:brazos:Task' });
  await expect(room).toContainText('1 socket');
  await expect(room).toContainText('no messages yet');

  const created = await request.post(`/api/apps/${platform.appId}/entities/Task`, {
    headers: { Authorization: `Bearer ${platform.tokenFor(operator)}` },
    data: { title: 'Grease pump 3' },
  });
  expect(created.status()).toBe(201);
  await expect(room).toContainText(/last: create \d\d:\d\d:\d\d/);
  await page.reload();
  await expect(room).toContainText(/1 socket\s*last: create/);

  socket.disconnect();
  await expect(rooms).toContainText('No one is in a room yet.');
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
