import { expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, respondWith } from './testing';

const userToken = 'token-of-the-user';
const serviceToken = 'token-of-the-service';

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

test('includes every module except sign-in', () => {
  const client = createClient({ serverUrl: '', appId: 'brazos', serviceToken });
  expect(Object.keys(client.asServiceRole).sort()).toEqual([
    'agents',
    'appLogs',
    'entities',
    'functions',
    'integrations',
    'sso',
  ]);
});

test('redacts both tokens from errors', async () => {
  const server = await respondWith({ message: `no ${userToken} ${serviceToken}` }, 403);
  const config = { serverUrl: server.url, appId: 'brazos', token: userToken, serviceToken };
  const asked = createClient(config).asServiceRole.sso.getAccessToken('1');
  expect((await failureOf(asked)).message).toBe('no [token] [token]');
});

test('every service call says which user it’s for', async () => {
  const server = await respondWith([]);
  const client = createClient({
    serverUrl: server.url,
    appId: 'brazos',
    token: userToken,
    serviceToken,
  });
  const { entities, functions } = client.asServiceRole;
  for (const call of [() => entities.Task.list(), () => functions.invoke('run')]) {
    await call();
    expect(server.headers()).toMatchObject({
      authorization: `Bearer ${serviceToken}`,
      'on-behalf-of': `Bearer ${userToken}`,
    });
  }
  await client.entities.Task.list();
  expect(server.headers()).not.toHaveProperty('on-behalf-of');
});

test('a WhatsApp URL contains the user’s token, never the service’s', () => {
  const serverUrl = 'https://platform.example';
  const client = createClient({ serverUrl, appId: 'brazos', serviceToken });
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
