import { describe, expect, test, vi } from 'vitest';
import { otto, ottosTokens, returnUrl, settled, setUpVisits, visitor } from './testing-visits';

const { browse, platform } = setUpVisits();

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
    for (const key of Object.keys(ottosTokens))
      browser.localStorage.setItem(key, 'token-of-mallory');
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
    for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'token-of-otto');
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
    const tab = browse('denied').open('/About?access_token=token-of-otto');
    await settled();
    tab.dispatch('pageshow', restored);
    expect(tab.outcome()).toMatchObject({ user: 'Otto', token: null });
  });
});

describe('another page in the tab', () => {
  test('shows the user at once and asks again once, when five minutes are over', async () => {
    const tab = browse(ottosTokens).open('/About');
    await settled();
    platform().mode = 'hangs';
    for (let page = 0; page < 9; page++) {
      tab.go('/ISO');
      expect(tab.outcome()).toEqual(otto);
      expect(tab.page().store.getState()).toMatchObject({
        isLoadingAuth: false,
        isLoadingPublicSettings: false,
        isAuthenticated: true,
      });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(platform().calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(91_000);
    expect(platform().calls).toHaveLength(4);
    expect(tab.page().store.getState().isLoadingAuth).toBe(false);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(tab.outcome()).toMatchObject({ user: 'Otto', notices: [] });
  });
});
