import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './index';
import { stubBrowser } from './testing-browser';
import { record } from './wire-recorder';

const origin = 'https://site.example';
const user = { id: '1' };

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
    const { items } = stubBrowser(`${origin}/`, { token: 'stored' });
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

  test.each(['', 'stored'])('comes from the URL, unless one is stored (%j)', (token) => {
    const { page, items } = stubBrowser(`${origin}/ISO?access_token=offered&plan=one`, { token });
    const { agents } = createClient({ appId: 'brazos' });
    expect(page.location.href).toContain('offered');
    expect(agents.getWhatsAppConnectURL('M')).toMatch(new RegExp(`=${token || 'offered'}$`));
    expect(page.location.href).toBe(`${origin}/ISO?plan=one`);
    expect(page.history.replaceState.mock.calls[0]?.[0]).toBe('kept');
    expect(items.get('base44_access_token')).toBe(token || 'offered');
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
    const noPage = expect.objectContaining({ name: 'PlatformError', code: 'no_page' });
    expect(() => auth.redirectToLogin()).toThrow(noPage);
    expect(() => auth.loginWithProvider('google')).toThrow(noPage);
    auth.logout();
    expect(hasToken()).toBe(false);
  });

  test.each<[object, number, string | null]>([
    [{ access_token: 'new', user }, 200, 'new'],
    [{ message: 'No' }, 401, null],
    [{}, 400, 'before'],
    [{ access_token: 7, user }, 200, 'before'],
    [{ access_token: 'new' }, 200, 'before'],
  ])('after a login answered with %j and %i is %j', async (body, status, token) => {
    const { url, tape } = await record({ status, body }, { body: user });
    const { items } = stubBrowser(`${origin}/`, { token: 'before' });
    const { auth } = createClient({ serverUrl: url, appId: 'brazos' });
    await auth.loginViaEmailPassword('a@b.example', 'pass').catch(() => undefined);
    expect(items.get('base44_access_token') ?? null).toBe(token);
    await auth.me();
    expect(tape[1]?.headers.authorization).toBe(token ? `Bearer ${token}` : undefined);
  });

  test.each([{ access_token: 'new' }, { message: 'To be approved' }])(
    'comes with a verified code, if the answer %j has one',
    async (body) => {
      const { url } = await record({ body });
      const { auth, hasToken } = createClient({ serverUrl: url, appId: 'brazos', storage: null });
      expect(await auth.verifyOtp({ email: 'a@b.example', otpCode: '012345' })).toEqual(body);
      expect(hasToken()).toBe('access_token' in body);
    },
  );

  test('isn’t in the URL to return to, and the stored one is dropped', () => {
    const here = `${origin}/About?access_token=s&plan=one`;
    const { page, items } = stubBrowser(here, { token: 'old' });
    const { auth } = createClient({ appId: 'brazos', appBaseUrl: 'https://login.example' });
    auth.redirectToLogin();
    const from = encodeURIComponent(`${origin}/About?plan=one`);
    const login = `https://login.example/login?from_url=${from}&app_id=brazos`;
    expect([page.location.href, items.size, auth.hasToken()]).toEqual([login, 0, false]);
    page.location.href = here;
    auth.logout('/ISO?access_token=s#c');
    expect(page.location.href).toMatch(/logout\?from_url=https%3A%2F%2Fsite.example%2FISO%23c$/);
  });
});

test('calls of me() at the same time share a request, but not across a change', async () => {
  const { url, tape } = await record({ body: user });
  const { auth } = createClient({ serverUrl: url, appId: 'brazos', storage: null });
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
  [null, 'https://base44.app/login'],
  ['stored', `${origin}/ISO`],
])('requiresAuth asks for a sign-in later if the token is %j', (token, left) => {
  const { page } = stubBrowser(`${origin}/ISO`);
  createClient({ appId: 'brazos', token, requiresAuth: true });
  expect(page.location.href).toBe(`${origin}/ISO`);
  vi.runAllTimers();
  expect(page.location.href.replace(/\?.*/, '')).toBe(left);
});

describe('a framed page', () => {
  function framedSignIn(more = {}) {
    const opened = stubBrowser(`${origin}/ISO`, { framed: true, ...more });
    const onError = vi.fn();
    const { auth, cleanup } = createClient({ appId: 'brazos', options: { onError } });
    const codes = () => onError.mock.calls.map(([{ code }]) => code);
    const { addEventListener, removeEventListener } = opened.page;
    const listening = () =>
      addEventListener.mock.calls.length - removeEventListener.mock.calls.length;
    return { ...opened, auth, cleanup, codes, listening };
  }

  test('accepts a token only from its popup at its own origin', () => {
    const { auth, page, popups, items, listening, send } = framedSignIn();
    auth.loginWithProvider('google', '/About');
    const [source] = popups;
    expect(source?.url).toContain(`&popup_origin=${encodeURIComponent(origin)}`);
    const data = { access_token: 'new', is_new_user: true };
    send({ source: {}, origin, data });
    send({ source, origin: 'https://evil.example', data });
    for (const bad of ['new', { access_token: '' }, { access_token: ['new'] }]) {
      send({ source, origin, data: bad });
    }
    expect([page.location.href, items.size]).toEqual([`${origin}/ISO`, 0]);
    send({ source, origin, data });
    expect(page.location.href).toBe(`${origin}/About?access_token=new&is_new_user=true`);
    expect(items.get('base44_access_token')).toBe('new');
    expect([source?.closed, listening(), vi.getTimerCount()]).toEqual([true, 0, 0]);
  });

  test('stops listening when another sign-in starts, or the client is cleaned up', () => {
    const { auth, cleanup, popups, listening, codes } = framedSignIn();
    auth.loginWithProvider('google');
    auth.loginWithProvider('apple');
    expect([popups[0]?.closed, listening()]).toEqual([true, 1]);
    cleanup();
    expect([popups[1]?.closed, listening(), vi.getTimerCount()]).toEqual([true, 0, 0]);
    expect(codes()).toEqual([]);
  });

  test('says so when its popup was closed or cut off, and can redirect the framing page', () => {
    const { auth, page, popups, items, listening, codes } = framedSignIn();
    auth.loginWithProvider('google', '/About');
    vi.advanceTimersByTime(60_000);
    // What a Cross-Origin-Opener-Policy does, too.
    popups[0]?.close();
    vi.advanceTimersByTime(500);
    // A last message may still come.
    expect([listening(), codes()]).toEqual([1, []]);
    vi.advanceTimersByTime(500);
    expect([listening(), codes()]).toEqual([0, ['popup_lost']]);
    items.set('token', 'old');
    auth.loginWithProvider('google', '/About', { redirect: true });
    expect(page.top).toMatch(/^https:\/\/base44\.app\/api\/apps\/auth\/login\?/);
    expect([popups.length, items.size]).toEqual([1, 0]);
  });

  test('says so when the browser blocks the popup', () => {
    const { auth } = framedSignIn({ blocked: true });
    const blocked = expect.objectContaining({ code: 'popup_blocked' });
    expect(() => auth.loginWithProvider('google')).toThrow(blocked);
  });
});
