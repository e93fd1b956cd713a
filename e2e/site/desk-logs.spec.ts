import { io, type Socket } from 'socket.io-client';
import { admin, expect, operator, test } from '../fixtures';
import { log, openDesk } from './desk';

const sockets: Socket[] = [];

test.afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
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
