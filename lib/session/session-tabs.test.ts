import { describe, expect, test, vi } from 'vitest';
import { otto, ottosTokens, returnUrl, settled, setUpVisits, visitor } from './testing-visits';

const { browse, platform } = setUpVisits();
type Tab = Record<'localStorage' | 'sessionStorage', Storage>;

const restored = { persisted: true };

describe('signing out', () => {
  test.each([0, 1])(
    'with %i answers clears user and token, goes to the platform, and ignores late answers',
    async (answered) => {
      platform().override = () => {
        if (platform().calls.length <= answered) return undefined;
        return new Promise<never>(() => {});
      };
      const tab = browse(ottosTokens).open('/About?a=1#part');
      await vi.waitUntil(() => platform().calls.length > answered);
      tab.page().logout();
      const after = tab.page().store.getState();
      expect(after).toMatchObject({ isLoadingAuth: false, isLoadingPublicSettings: false });
      await settled();
      expect(tab.page().store.getState()).toBe(after);
      expect(tab.outcome()).toEqual({ ...visitor, navigations: ['/api/apps/auth/logout'] });
      expect(platform().calls).toHaveLength(2);
      const back = returnUrl(tab);
      expect(back.href).toContain('https://site.example/About?a=1&brazos_nonce=');
      expect(back.hash).toBe('');
    },
  );

  test('also removes a token that another tab has just stored', () => {
    const browser = browse(ottosTokens);
    const tab = browser.open('/');
    for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'of-mallory');
    tab.page().logout(false);
    expect(browser.localStorage.entries()).toEqual({});
  });
});

// While the page was in the bfcache, it missed what other tabs stored.
describe('a page restored from the bfcache', () => {
  test('adopts a sign-in from another tab, and its sign-out', async () => {
    const browser = browse();
    const tab = browser.open('/');
    await settled();
    for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'of-otto');
    tab.dispatch('pageshow', { persisted: false });
    await settled();
    expect(tab.outcome().user).toBeNull();
    tab.dispatch('pageshow', restored);
    await settled();
    expect(tab.outcome()).toEqual(otto);
    browser.localStorage.clear();
    tab.dispatch('pageshow', restored);
    expect(tab.outcome()).toEqual(visitor);
  });

  test('shows nothing when the platform rejects another tab’s sign-in', async () => {
    const browser = browse();
    const tab = browser.open('/');
    await settled();
    browser.localStorage.setItem('token', 'of-yesterday');
    tab.dispatch('pageshow', restored);
    await settled();
    const token = [null, 'of-yesterday'];
    expect(tab.outcome()).toEqual({ ...visitor, error: 'auth_required', token });
  });

  test('stays signed in with a token that couldn’t be stored', async () => {
    const tab = browse('denied').open('/About?access_token=of-otto');
    await settled();
    tab.dispatch('pageshow', restored);
    expect(tab.outcome()).toMatchObject({ user: 'Otto', token: null });
  });
});

describe('another page in the tab', () => {
  test('fetches a visitor’s settings again only on a reload or at the user’s request', async () => {
    const tab = browse().open('/About');
    await settled();
    const { appPublicSettings } = tab.page().store.getState();
    tab.go('/ISO');
    await settled();
    expect(platform().calls).toHaveLength(1);
    expect(tab.page().store.getState().appPublicSettings).toEqual(appPublicSettings);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(performance.mark('navigation'), { type: 'reload' }),
    ]);
    tab.go('/ISO');
    await settled();
    expect(platform().calls).toHaveLength(2);
    tab.page().checkAppState();
    await settled();
    expect(platform().calls).toHaveLength(3);
  });

  test('shows the user at once and asks again once, when five minutes are over', async () => {
    const tab = browse(ottosTokens).open('/About');
    await settled();
    platform().mode = 'hangs';
    for (let page = 0; page < 9; page++) {
      tab.go('/ISO');
      expect(tab.outcome()).toEqual(otto);
      expect(tab.page().store.getState()).toMatchObject({
        ...{ isLoadingAuth: false, isLoadingPublicSettings: false, isAuthenticated: true },
      });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(platform().calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(platform().calls).toHaveLength(4);
    expect(tab.outcome()).toMatchObject({ user: 'Otto', notices: [] });
  });

  test('asks again if the platform has put the token into a field of the user', async () => {
    platform().accounts['of-otto'] = { id: '1', full_name: 'of-otto', email: '' };
    const tab = browse(ottosTokens).open('/About');
    await settled();
    expect(JSON.stringify(tab.sessionStorage.entries())).not.toContain('of-otto');
    tab.go('/ISO');
    await settled();
    expect(platform().calls).toHaveLength(4);
  });

  test.each([
    ['another token', (tab: Tab) => tab.localStorage.setItem('token', 'of-mallory')],
    ['another app', (tab: Tab) => tab.localStorage.setItem('base44_app_id', 'other')],
    ['garbage', (tab: Tab) => tab.sessionStorage.setItem('brazos_confirmed', `${Date.now()} x {`)],
    ['nothing remembered', (tab: Tab) => tab.sessionStorage.removeItem('brazos_confirmed')],
    ['a link to another app', () => {}, '/ISO?app_id=other'],
  ])('asks again with %s', async (_, change, address = '/ISO') => {
    const browser = browse({ token: 'of-otto' });
    const tab = browser.open('/About');
    await settled();
    expect(Object.values(tab.sessionStorage.entries()).join()).not.toContain('of-otto');
    platform().apps = { brazos: {}, other: {} };
    change({ localStorage: browser.localStorage, sessionStorage: tab.sessionStorage });
    tab.go(address);
    await settled();
    expect(platform().calls).toHaveLength(4);
  });

  test('shows a notice instead of a sign-in right after one, with a button to try again', async () => {
    const tab = browse().open('/About?access_token=rubbish');
    await settled();
    expect(tab.outcome()).toMatchObject({ notices: ['You’re not signed in'], navigations: [] });
    tab.press('Sign in');
    expect(tab.outcome().navigations).toEqual(['/login']);
  });
});
