import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './index';
import { stubBrowser } from './testing-browser';
import { record } from './wire-recorder';

const origin = 'https://site.example';
const user = { id: '1' };
const from = (path: string) => encodeURIComponent(origin + path);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('creating a client uses no global, no storage, and no network', () => {
  const touched = vi.fn();
  const trap = new Proxy({}, { get: touched, set: touched });
  for (const name of ['window', 'localStorage', 'location', 'fetch']) vi.stubGlobal(name, trap);
  createClient({ appId: 'brazos', serviceToken: 's', requiresAuth: false });
  expect(touched).not.toHaveBeenCalled();
});

describe('the token', () => {
  test('is in both keys of local storage, or in memory only', () => {
    const { items } = stubBrowser(`${origin}/`, { stored: { base44_access_token: 'stored' } });
    const client = createClient({ appId: 'brazos' });
    expect(client.hasToken()).toBe(true);
    client.setToken('new');
    client.auth.setToken('for now', false);
    expect([...items.values()]).toEqual(['new', 'new']);
    client.setToken('');
    client.auth.logout(false);
    expect([items.size, client.hasToken()]).toEqual([0, false]);
    items.set('base44_access_token', 'stored');
    expect(createClient({ appId: 'brazos', storage: null }).hasToken()).toBe(false);
  });

  test.each(['', 'stored'])('comes from the URL, unless one is stored (%j)', (stored) => {
    const { page, items } = stubBrowser(`${origin}/ISO?access_token=offered&plan=one`, {
      stored: stored ? { base44_access_token: stored } : {},
    });
    const { agents } = createClient({ appId: 'brazos' });
    expect(page.location.href).toContain('offered');
    expect(agents.getWhatsAppConnectURL('M')).toMatch(new RegExp(`=${stored || 'offered'}$`));
    expect(page.location.href).toBe(`${origin}/ISO?plan=one`);
    expect(page.history.replaceState.mock.calls[0]?.[0]).toBe('kept');
    expect(items.get('base44_access_token')).toBe(stored || 'offered');
  });

  test('lasts for the page if storage is denied, which is said once, without the token', () => {
    const { page } = stubBrowser(`${origin}/?access_token=offered`);
    Object.defineProperty(page, 'localStorage', {
      get() {
        throw new Error('denied: offered');
      },
    });
    const client = createClient({ appId: 'brazos' });
    expect(client.hasToken()).toBe(true);
    client.setToken('secret-token');
    client.auth.redirectToLogin();
    client.auth.logout();
    expect(client.hasToken()).toBe(false);
    expect(console.warn).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/secret|offered/);
  });

  test.each([
    ['Node', undefined],
    ['React Native', {}],
  ])('in %s, it’s in memory, and a sign-in needs a page', (_, window) => {
    if (window) vi.stubGlobal('window', window);
    const { auth, setToken, hasToken } = createClient({ appId: 'brazos' });
    setToken('new');
    expect(hasToken()).toBe(true);
    expect(console.warn).toHaveBeenCalledOnce();
    for (const call of [() => auth.redirectToLogin(), () => auth.loginWithProvider('google')]) {
      expect(call).toThrow(expect.objectContaining({ name: 'PlatformError', code: 'no_page' }));
    }
    auth.logout();
    expect(hasToken()).toBe(false);
  });
});

function clientOf(serverUrl: string) {
  const kept: { token: string | null } = { token: 'stored-before' };
  const save = (token: string | null) => void Object.assign(kept, { token });
  const storage = { save, clear: () => save(null) };
  const { auth } = createClient({ serverUrl, appId: 'brazos', token: 'stored-before', storage });
  return { kept, auth };
}

describe('signing in', () => {
  test.each([
    [{ access_token: 'new', user }, 200, 'new'],
    [{ message: 'No' }, 401, null],
    [{}, 400, 'stored-before'],
    [{}, 500, 'stored-before'],
    [{ user }, 200, 'stored-before'],
    [{ access_token: 7, user }, 200, 'stored-before'],
    [{ access_token: 'new' }, 200, 'stored-before'],
  ])('answered with %j and %i, keeps the token %j', async (body, status, token) => {
    const { url, tape } = await record({ status, body }, { body: user });
    const { auth, kept } = clientOf(url);
    await auth.loginViaEmailPassword('a@b.example', 'pass').catch(() => undefined);
    expect(kept.token).toBe(token);
    await auth.me();
    expect(tape[1]?.headers.authorization).toBe(token ? `Bearer ${token}` : undefined);
  });

  test.each([
    [{ success: true, access_token: 'new' }, 'new'],
    [{ success: true, message: 'To be approved' }, 'stored-before'],
  ])('with a code answered with %j keeps the token %j', async (body, token) => {
    const { url } = await record({ body });
    const { auth, kept } = clientOf(url);
    expect(await auth.verifyOtp({ email: 'a@b.example', otpCode: '012345' })).toEqual(body);
    expect(kept.token).toBe(token);
  });

  test('calls of me() at the same time share a request, but not across a change', async () => {
    const { url, tape } = await record({ body: user });
    const { auth } = clientOf(url);
    await Promise.all([auth.me(), auth.me(), auth.isAuthenticated()]);
    expect(tape).toHaveLength(1);
    const before = auth.me();
    auth.setToken('b', false);
    await Promise.all([before, auth.me()]);
    expect(tape).toHaveLength(3);
    const asked = auth.me();
    await auth.updateMe({ full_name: 'Ada' });
    await Promise.all([asked, auth.me(), auth.me({ timeout: 9000 }), auth.me({ timeout: 9000 })]);
    expect(tape).toHaveLength(8);
  });

  test.each([
    ['/ISO?access_token=s#c', '/ISO#c'],
    [undefined, '/About?plan=one'],
  ])('returns to %s without a token, and drops the stored one', (next, path) => {
    const here = `${origin}/About?access_token=s&plan=one`;
    const { page, items } = stubBrowser(here, { stored: { base44_access_token: 'old' } });
    const { auth } = createClient({ appId: 'brazos', appBaseUrl: 'https://login.example' });
    auth.redirectToLogin(next);
    const login = `https://login.example/login?from_url=${from(path)}&app_id=brazos`;
    expect([page.location.href, items.size, auth.hasToken()]).toEqual([login, 0, false]);
    page.location.href = here;
    auth.logout(next);
    expect(page.location.href).toBe(
      `https://login.example/api/apps/auth/logout?from_url=${from(path)}`,
    );
  });

  test('refuses another site, which would get the token, and unknown providers', () => {
    const { page } = stubBrowser(`${origin}/`);
    const { auth } = createClient({ appId: 'brazos' });
    for (const url of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'https://',
    ]) {
      for (const call of [
        () => auth.redirectToLogin(url),
        () => auth.loginWithProvider('sso', url),
      ]) {
        expect(call).toThrow(expect.objectContaining({ code: 'not_sent' }));
      }
    }
    // For untyped callers.
    expect(() => auth.loginWithProvider('github' as 'google')).toThrow('received: github');
    expect(page.location.href).toBe(`${origin}/`);
  });

  test.each([
    [null, 'https://base44.app/login'],
    ['stored', `${origin}/ISO`],
  ])('is asked for with requiresAuth when the token is %j', (token, left) => {
    const { page } = stubBrowser(`${origin}/ISO`);
    const { getConfig } = createClient({ appId: 'brazos', token, requiresAuth: true });
    expect([getConfig().requiresAuth, page.location.href]).toEqual([true, `${origin}/ISO`]);
    vi.runAllTimers();
    expect(page.location.href.replace(/\?.*/, '')).toBe(left);
  });
});

describe('a framed page', () => {
  function framedSignIn(more = {}) {
    const opened = stubBrowser(`${origin}/ISO`, { framed: true, ...more });
    const onError = vi.fn();
    const client = createClient({ appId: 'brazos', options: { onError } });
    return {
      ...opened,
      client,
      onError,
      codes: () => onError.mock.calls.map(([{ code }]) => code),
    };
  }

  test('accepts a token only from its popup at its own origin', () => {
    const { client, page, popups, items, listeners, send } = framedSignIn();
    client.auth.loginWithProvider('google', '/About');
    const [popup] = popups;
    expect(popup?.url).toContain(`&popup_origin=${encodeURIComponent(origin)}`);
    const data = { access_token: 'new', is_new_user: true };
    for (const event of [
      { source: {}, origin, data },
      { source: popup, origin: 'https://evil.example', data },
      { source: popup, origin, data: 'new' },
      { source: popup, origin, data: { access_token: '' } },
      { source: popup, origin, data: { access_token: ['new'] } },
    ]) {
      send(event);
    }
    expect([page.location.href, items.size]).toEqual([`${origin}/ISO`, 0]);
    send({ source: popup, origin, data });
    expect(page.location.href).toBe(`${origin}/About?access_token=new&is_new_user=true`);
    expect(items.get('base44_access_token')).toBe('new');
    expect([popup?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  test('stops listening when another sign-in starts, or the client is cleaned up', () => {
    const { client, popups, listeners, codes } = framedSignIn();
    client.auth.loginWithProvider('google');
    client.auth.loginWithProvider('apple');
    expect([popups[0]?.closed, listeners.size]).toEqual([true, 1]);
    client.cleanup();
    expect([popups[1]?.closed, listeners.size, vi.getTimerCount()]).toEqual([true, 0, 0]);
    expect(codes()).toEqual([]);
  });

  test('says so when its popup was closed or cut off, and can redirect the framing page', () => {
    const { client, page, popups, items, listeners, codes } = framedSignIn();
    client.auth.loginWithProvider('google', '/About');
    vi.advanceTimersByTime(60_000);
    // What a Cross-Origin-Opener-Policy does, too.
    popups[0]?.close();
    vi.advanceTimersByTime(500);
    // A last message may still come.
    expect([listeners.size, codes()]).toEqual([1, []]);
    vi.advanceTimersByTime(500);
    expect([listeners.size, codes()]).toEqual([0, ['popup_lost']]);
    items.set('token', 'old');
    client.auth.loginWithProvider('google', '/About', { redirect: true });
    expect(page.top).toBe(
      `https://base44.app/api/apps/auth/login?app_id=brazos&from_url=${from('/About')}`,
    );
    expect([popups.length, items.size]).toEqual([1, 0]);
  });

  test('says so when the browser blocks the popup', () => {
    const { client } = framedSignIn({ blocked: true });
    const blocked = expect.objectContaining({ code: 'popup_blocked' });
    expect(() => client.auth.loginWithProvider('google')).toThrow(blocked);
  });
});
