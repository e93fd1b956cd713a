import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './client';
import { respondWith, serve } from './testing';

// Bugs that clients of this kind are known for. Others are tested with the module in question: rejoining a room
// (rooms), a FormData as the parameters (functions), a 401 at login (sign-in), names that aren't encoded
// (path, modules), a call that never ends (deadline, http-cancellation), the second token key (lib/session).

afterEach(() => void vi.unstubAllGlobals());

test('addMessage sends a message to a conversation without subscribers', async () => {
  const server = await respondWith({ role: 'user' });
  const client = createClient({ serverUrl: server.url, appId: 'brazos' });
  await client.agents.addMessage({ id: 'c' }, { role: 'user', content: 'Hello' });
  expect(server.requests).toEqual(['POST /api/apps/brazos/agents/conversations/c/messages']);
});

test('X-Origin-URL contains no token, even if the page’s URL does', async () => {
  const server = await respondWith([]);
  const client = createClient({
    serverUrl: server.url,
    appId: 'brazos',
    serviceToken: 's',
    page: {
      url: () => 'https://site.example/ISO?access_token=secret&plan=one#access_token=secret',
      navigate: () => undefined,
    },
  });
  for (const { entities } of [client, client.asServiceRole]) {
    await entities.Task.list();
    expect(server.headers()['x-origin-url']).toBe('https://site.example/ISO?plan=one');
  }
});

test('the return URL for signing in and out contains no token', () => {
  const visited: string[] = [];
  const client = createClient({
    serverUrl: 'https://platform.example',
    appId: 'brazos',
    page: {
      url: () => 'https://site.example/ISO?access_token=secret',
      navigate: (url) => visited.push(url),
    },
  });
  client.auth.redirectToLogin();
  client.auth.logout();
  const from = encodeURIComponent('https://site.example/ISO');
  expect(visited).toEqual([
    `https://platform.example/login?from_url=${from}&app_id=brazos`,
    `https://platform.example/api/apps/auth/logout?from_url=${from}`,
  ]);
});

describe('in a browser', () => {
  const touched = vi.fn();
  const trap = (name: string) =>
    new Proxy(
      {},
      {
        get: (_, member) => touched(`${name}.${String(member)}`),
        set: (_, member) => touched(`${name}.${String(member)}`),
      },
    );

  beforeEach(() => {
    touched.mockReset();
    for (const name of ['window', 'parent', 'localStorage', 'location', 'history', 'document']) {
      vi.stubGlobal(name, trap(name));
    }
  });

  test('createClient accesses no globals and no storage', async () => {
    const server = await serve((_, response) => response.end());
    createClient({
      serverUrl: server.url,
      appId: 'brazos',
      token: 'a',
      serviceToken: 's',
      page: { url: () => touched('address'), navigate: () => touched('navigate') },
      storage: { save: () => touched('save'), clear: () => touched('clear') },
    }).getConfig();
    expect(touched.mock.calls).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  test('calls don’t post messages to the parent window', async () => {
    const server = await respondWith({ access_token: 'new', user: { id: '1' } });
    const client = createClient({ serverUrl: server.url, appId: 'brazos' });
    await client.auth.loginViaEmailPassword('a@b', 'secret');
    await client.functions.invoke('run', { a: 1 });
    const names = touched.mock.calls.map(([name]) => name);
    expect(names).not.toContainEqual(expect.stringMatching(/parent|postMessage/));
  });
});

test('signing in and out work with a storage that throws on access', async () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
  const denied = {
    get save(): never {
      throw new Error('denied');
    },
    get clear(): never {
      throw new Error('denied');
    },
  };
  const server = await respondWith({ access_token: 'new', user: { id: '1' } });
  const client = createClient({ serverUrl: server.url, appId: 'brazos', storage: denied });
  await client.auth.loginViaEmailPassword('a@b', 'secret');
  expect(client.hasToken()).toBe(true);
  client.auth.logout(false);
  expect(client.hasToken()).toBe(false);
  expect(consoleWarn).toHaveBeenCalledOnce();
  consoleWarn.mockRestore();
});
