import { expect, test, vi } from 'vitest';
import { type Client, createClient } from './index';
import { failureOf, json, respondWith, serve } from './testing';

test('creating a client uses no global, no storage, and no network', async () => {
  const touched = vi.fn();
  const trap = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, member) => touched(`${name}.${String(member)}`),
        set: (_, member) => touched(`${name}.${String(member)}`),
      },
    );
  for (const name of ['window', 'parent', 'localStorage', 'location', 'history', 'document']) {
    vi.stubGlobal(name, trap(name));
  }
  const server = await respondWith({});
  const client = createClient({
    serverUrl: server.url,
    appId: 'brazos',
    serviceToken: 's',
    page: { url: () => touched('url'), navigate: () => touched('navigate') },
    storage: {
      load: () => touched('load'),
      save: () => touched('save'),
      clear: () => touched('clear'),
    },
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
