import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client';
import { json, serve } from './testing';
import { stubBrowser } from './testing-browser';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('createClient({ appId }) uses the browser’s page and storage, and the vendor’s server', async () => {
  const { page, items } = stubBrowser('https://site.example/ISO?plan=one', {
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
  const { page, items } = stubBrowser('https://site.example/', { stored: { token: 'stored' } });
  const client = createClient({ appId: 'a', appBaseUrl: 'https://login.example' });
  client.auth.logout('/bye');
  const from = encodeURIComponent('https://site.example/bye');
  expect(page.location.href).toBe(`https://login.example/api/apps/auth/logout?from_url=${from}`);
  expect(items.size).toBe(0);
});

test('takes the token from the URL and stores it, but not in place of a stored one', () => {
  for (const stored of ['', 'stored']) {
    const { page, items } = stubBrowser('https://site.example/ISO?access_token=offered&plan=one', {
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
  const { page } = stubBrowser('https://site.example/?access_token=offered');
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
});

test('a token that’s passed is used instead of a stored one', () => {
  stubBrowser('https://site.example/', { stored: { base44_access_token: 'stored' } });
  const { agents } = createClient({ appId: 'brazos', token: 'passed' });
  expect(agents.getWhatsAppConnectURL('Milam')).toContain('?token=passed');
});

test('`storage: null` keeps the token in memory', () => {
  const { items } = stubBrowser('https://site.example/', {
    stored: { base44_access_token: 'stored' },
  });
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
    expect(call).toThrow(expect.objectContaining({ code: 'no_page' }));
  }
  client.setToken('new');
  expect(consoleWarn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('needs a browser'));
  expect(await client.entities.Task.list()).toEqual([{ id: '1' }]);
  expect(server.headers()).not.toHaveProperty('x-origin-url');
});

test('rejects invalid input with a message', async () => {
  stubBrowser('https://site.example/');
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
