import { expect, test, vi } from 'vitest';
import { type Client, createClient } from './index';
import { failureOf, json, respondWith, serve } from './testing';

const userToken = 'token-of-the-user';
const serviceToken = 'token-of-the-service';
const clientOf = (serverUrl: string, token: string | null = userToken) =>
  createClient({ serverUrl, appId: 'brazos', token, serviceToken });

test('creating a client uses no global, no storage, and no network', async () => {
  const touched = vi.fn();
  const trap = new Proxy({}, { get: touched, set: touched });
  for (const name of ['window', 'parent', 'localStorage', 'location', 'history', 'document']) {
    vi.stubGlobal(name, trap);
  }
  const server = await respondWith({});
  const client = createClient({
    serverUrl: server.url,
    appId: 'brazos',
    serviceToken: 's',
    storage: { load: touched, save: touched, clear: touched },
  });
  expect(client.getConfig()).toEqual({
    serverUrl: server.url,
    appId: 'brazos',
    requiresAuth: false,
    functionsVersion: null,
  });
  expect([touched.mock.calls, server.requests]).toEqual([[], []]);
  vi.unstubAllGlobals();
});

test('cleanup aborts calls in flight without calling onError and leaves the client usable', async () => {
  const onError = vi.fn();
  let client: Client | undefined;
  const server = await serve((_, response, count) => {
    // The first two get no response.
    if (count === 2) client?.cleanup();
    if (count > 2) json(response, { id: '1' });
  });
  const config = { serverUrl: server.url, appId: 'brazos', serviceToken: 's' };
  client = createClient({ ...config, options: { onError } });
  const both = [client, client.asServiceRole];
  const failures = await Promise.all(both.map((as) => failureOf(as.entities.Task.get('1'))));
  expect(failures.map(({ code }) => code)).toEqual(['aborted', 'aborted']);
  expect(onError).not.toHaveBeenCalled();
  expect(await client.entities.Task.get('1')).toEqual({ id: '1' });
});

test('entities and integrations call nothing when awaited, printed, or serialized', async () => {
  const server = await respondWith({});
  const { entities, integrations } = clientOf(server.url);
  expect(entities.Task).toBe(entities.Task);
  for (const named of [entities, integrations, integrations.Core]) {
    expect(await named).toBe(named);
    expect(JSON.stringify(named)).toBe('{}');
    expect(String(named)).toBe('[object Object]');
    expect(named[Symbol.iterator as unknown as string]).toBeUndefined();
  }
  expect(server.requests).toEqual([]);
});

test.each([undefined, null, ''])('asServiceRole throws without a token (%j)', (given) => {
  const config = { serverUrl: 'https://platform.example', appId: 'brazos' };
  const client = createClient(given === undefined ? config : { ...config, serviceToken: given });
  expect(() => client.asServiceRole).toThrow(
    expect.objectContaining({
      name: 'PlatformError',
      message:
        'Service token is required to use asServiceRole. Please provide a serviceToken when creating the client.',
    }),
  );
});

test('every service call says which user it’s for, and its errors contain neither token', async () => {
  const message = `no ${userToken} ${serviceToken}`;
  const server = await respondWith({ message }, 403);
  const client = clientOf(server.url);
  const { entities, functions, sso } = client.asServiceRole;
  for (const call of [
    () => entities.Task.list(),
    () => functions.invoke('run'),
    () => sso.getAccessToken('1'),
  ]) {
    expect((await failureOf(call())).message).toBe('no [token] [token]');
    expect(server.headers()).toMatchObject({
      authorization: `Bearer ${serviceToken}`,
      'on-behalf-of': `Bearer ${userToken}`,
    });
  }
  await failureOf(client.entities.Task.list());
  expect(server.headers()).not.toHaveProperty('on-behalf-of');
});

test('a WhatsApp URL contains the user’s token, never the service’s', () => {
  const serverUrl = 'https://platform.example';
  const client = clientOf(serverUrl, null);
  const url = `${serverUrl}/api/apps/brazos/agents/Help%20Desk/whatsapp`;
  for (const { agents } of [client, client.asServiceRole]) {
    expect(agents.getWhatsAppConnectURL('Help Desk')).toBe(url);
    expect(agents.getTelegramConnectURL('Help Desk')).toBe(url.replace('whatsapp', 'telegram'));
  }
  client.auth.setToken('a+b&c', false);
  for (const { agents } of [client, client.asServiceRole]) {
    expect(agents.getWhatsAppConnectURL('Help Desk')).toBe(`${url}?token=a%2Bb%26c`);
  }
});

test('a server URL may end with a slash', async () => {
  const server = await respondWith([]);
  await clientOf(`${server.url}/`).entities.Task.list();
  expect(server.requests).toEqual(['GET /api/apps/brazos/entities/Task']);
  expect(clientOf('').getConfig().serverUrl).toBe('');
});
