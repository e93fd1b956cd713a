import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Client, createClient } from './client';
import type { PlatformError } from './errors';
import { json, serve } from './testing';

afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

interface Popup {
  closed: boolean;
  close(): void;
}

/** A page in a browser, whose own window is `parent` unless it's framed. */
function browser(href: string, { framed = false, stored = {}, blocked = false } = {}) {
  const items = new Map<string, string>(Object.entries(stored));
  const listeners = new Set<(event: object) => void>();
  const popups: (Popup & { url: string })[] = [];
  const page = {
    parent: {} as object,
    location: { href },
    history: {
      state: 'kept',
      replaceState: vi.fn((_: unknown, __: string, url: string) => {
        page.location.href = url;
      }),
    },
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    open(url: string) {
      if (blocked) return null;
      const popup = {
        url,
        closed: false,
        close() {
          popup.closed = true;
        },
      };
      popups.push(popup);
      return popup;
    },
    addEventListener: (_: string, listener: (event: object) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) =>
      void listeners.delete(listener),
  };
  if (!framed) page.parent = page;
  vi.stubGlobal('window', page);
  const send = (event: object) => {
    for (const listener of [...listeners]) listener(event);
  };
  return { page, items, listeners, popups, send };
}

const codeOf = (call: () => void) => {
  try {
    call();
  } catch (error) {
    return (error as PlatformError).code;
  }
  return 'no error';
};

test('createClient({ appId }) uses the browser’s page and storage, and the vendor’s server', async () => {
  const { page, items } = browser('https://site.example/ISO?plan=one', {
    stored: { base44_access_token: 'stored' },
  });
  const client = createClient({ appId: 'brazos' });
  expect(client.getConfig().serverUrl).toBe('https://base44.app');
  expect(client.auth.hasToken()).toBe(true);
  client.setToken('new');
  expect([...items.values()]).toEqual(['new', 'new']);
  client.auth.redirectToLogin('/About');
  const from = encodeURIComponent('https://site.example/About');
  expect(page.location.href).toBe(`https://base44.app/login?from_url=${from}&app_id=brazos`);
  expect([items.size, client.auth.hasToken()]).toEqual([0, true]);
});

test('appBaseUrl is where users sign in and out', () => {
  const { page, items } = browser('https://site.example/', { stored: { token: 'stored' } });
  const client = createClient({ appId: 'a', appBaseUrl: 'https://login.example' });
  client.auth.logout('/bye');
  const from = encodeURIComponent('https://site.example/bye');
  expect(page.location.href).toBe(`https://login.example/api/apps/auth/logout?from_url=${from}`);
  expect(items.size).toBe(0);
});

test('takes the token from the URL and stores it, but not in place of a stored one', () => {
  for (const stored of ['', 'stored']) {
    const { page, items } = browser('https://site.example/ISO?access_token=offered&plan=one', {
      stored: stored ? { base44_access_token: stored } : {},
    });
    const client = createClient({ appId: 'brazos' });
    expect(page.location.href).toContain('offered');
    expect(client.hasToken()).toBe(true);
    expect(page.location.href).toBe('https://site.example/ISO?plan=one');
    expect(page.history.replaceState.mock.calls[0]?.[0]).toBe('kept');
    expect(items.get('base44_access_token')).toBe(stored || 'offered');
  }
});

test('uses the URL’s token for this page when storage is denied', () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
  const { page } = browser('https://site.example/?access_token=offered');
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      throw new Error('denied');
    },
  });
  const client = createClient({ appId: 'brazos' });
  expect(client.hasToken()).toBe(true);
  client.auth.redirectToLogin();
  expect(page.location.href).toContain('/login');
  expect(consoleWarn).toHaveBeenCalledOnce();
  consoleWarn.mockRestore();
});

test('`storage: null` keeps the token in memory', () => {
  const { items } = browser('https://site.example/', { stored: { base44_access_token: 'stored' } });
  const client = createClient({ appId: 'brazos', storage: null });
  expect(client.hasToken()).toBe(false);
  client.auth.setToken('new', false);
  expect([client.hasToken(), items.get('base44_access_token')]).toEqual([true, 'stored']);
});

test.each([
  ['Node', () => undefined],
  ['React Native, which has a window without a location', () => vi.stubGlobal('window', {})],
])('in %s, what needs a browser says so', async (_, arrange) => {
  arrange();
  const consoleWarn = vi.spyOn(console, 'warn').mockReturnValue();
  const server = await serve((__, response) => json(response, [{ id: '1' }]));
  const client = createClient({ serverUrl: server.url, appId: 'brazos' });
  for (const call of [
    () => client.auth.redirectToLogin(),
    () => client.auth.logout(),
    () => client.auth.loginWithProvider('google'),
  ]) {
    expect(call).toThrow('needs a browser');
    expect(codeOf(call)).toBe('no_page');
  }
  client.setToken('new');
  expect(consoleWarn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('needs a browser'));
  expect(await client.entities.Task.list()).toEqual([{ id: '1' }]);
  expect(server.headers()).not.toHaveProperty('x-origin-url');
  consoleWarn.mockRestore();
});

test('rejects invalid input with a message', async () => {
  browser('https://site.example/');
  const client = createClient({ appId: 'brazos' });
  // For untyped callers.
  const untyped = client as unknown as {
    [module: string]: { [call: string]: (...input: unknown[]) => unknown };
  };
  const provider =
    (...input: unknown[]) =>
    () =>
      untyped.auth?.loginWithProvider?.(...input);
  expect(provider('github')).toThrow(
    'loginWithProvider accepts google, microsoft, facebook, apple, sso, received: github',
  );
  for (const url of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
    expect(provider('google', url)).toThrow(
      `loginWithProvider returns only to this site, received: ${url}`,
    );
  }
  expect(() => client.auth.redirectToLogin('https://')).toThrow(
    'The URL to return to is malformed',
  );
  const requiresAuth = true as unknown as false;
  expect(() => createClient({ appId: 'a', requiresAuth })).toThrow('requiresAuth is not supported');
  await expect(untyped.users?.inviteUser?.('a@b', 'owner')).rejects.toThrow(
    'A user\'s role must be "user" or "admin", received: owner',
  );
  const { call } = client.integrations.custom;
  await expect(call(' ', 'b')).rejects.toThrow(
    "integrations.custom.call requires the integration's slug",
  );
  await expect(call('a', '')).rejects.toThrow(
    "integrations.custom.call requires the integration's operationId",
  );
  await expect(call('a', 'b', 'text' as unknown as object)).rejects.toThrow('received: text');
});

test.each([
  ['google', 'auth/login'],
  ['microsoft', 'auth/microsoft/login'],
  ['facebook', 'auth/facebook/login'],
  ['apple', 'auth/apple/login'],
  ['sso', 'brazos/auth/sso/login'],
] as const)('loginWithProvider goes to %s', (provider, address) => {
  const { page, items } = browser('https://site.example/ISO', { stored: { token: 'old' } });
  createClient({ appId: 'brazos' }).auth.loginWithProvider(provider, '/About');
  const from = encodeURIComponent('https://site.example/About');
  expect(page.location.href).toBe(
    `https://base44.app/api/apps/${address}?app_id=brazos&from_url=${from}`,
  );
  expect(items.size).toBe(0);
});

function framedSignIn(): ReturnType<typeof browser> & { client: Client } {
  const opened = browser('https://site.example/ISO', { framed: true });
  const client = createClient({ appId: 'brazos' });
  client.auth.loginWithProvider('google', '/About');
  return { ...opened, client };
}

test('in a frame, accepts the token only from its popup at the page’s origin', () => {
  const { page, popups, items, listeners, send } = framedSignIn();
  const [popup] = popups;
  expect(popup?.url).toContain(`&popup_origin=${encodeURIComponent('https://site.example')}`);
  const data = { access_token: 'new', is_new_user: true };
  const origin = 'https://site.example';
  for (const event of [
    { source: {}, origin, data },
    { source: popup, origin: 'https://evil.example', data },
    { source: popup, origin, data: 'new' },
    { source: popup, origin, data: { access_token: '' } },
    { source: popup, origin, data: { access_token: ['new'] } },
  ]) {
    send(event);
  }
  expect([page.location.href, items.size]).toEqual(['https://site.example/ISO', 0]);
  send({ source: popup, origin, data });
  expect(page.location.href).toBe('https://site.example/About?access_token=new&is_new_user=true');
  expect(items.get('base44_access_token')).toBe('new');
  expect([popup?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
});

test('goes to the return URL with only the token when that’s all the popup sends', () => {
  const { page, popups, send } = framedSignIn();
  send({ source: popups[0], origin: 'https://site.example', data: { access_token: 'new' } });
  expect(page.location.href).toBe('https://site.example/About?access_token=new');
});

test('stops listening when the popup is closed, another sign-in starts, or the client is cleaned up', () => {
  const { client, popups, listeners } = framedSignIn();
  const [first] = popups;
  client.auth.loginWithProvider('apple');
  expect([first?.closed, listeners.size]).toEqual([true, 1]);
  vi.advanceTimersByTime(1000);
  expect(listeners.size).toBe(1);
  popups[1]?.close();
  vi.advanceTimersByTime(1000);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  client.auth.loginWithProvider('sso');
  client.cleanup();
  expect([popups[2]?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
});

test('says so when the browser blocks the popup', () => {
  browser('https://site.example/ISO', { framed: true, blocked: true });
  const { auth } = createClient({ appId: 'brazos' });
  expect(codeOf(() => auth.loginWithProvider('google'))).toBe('popup_blocked');
});

test('concurrent calls of me share a request, but not across a token change or an update', async () => {
  const server = await serve((_, response) => json(response, { id: '1' }));
  const client = createClient({ serverUrl: server.url, appId: 'brazos', token: 'a' });
  const { auth } = client;
  await Promise.all([auth.me(), auth.me(), auth.isAuthenticated()]);
  expect(server.requests).toHaveLength(1);
  await auth.me();
  expect(server.requests).toHaveLength(2);
  const before = auth.me();
  auth.setToken('b', false);
  await Promise.all([before, auth.me()]);
  expect(server.requests).toHaveLength(4);
  await Promise.all([auth.me({ timeout: 9000 }), auth.me({ timeout: 9000 })]);
  expect(server.requests).toHaveLength(6);
});
