import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppSettings } from './app-params';
import { openBrowser, site, stubPlatform, type TestBrowser } from './testing-browser';

const platformUrl = 'https://platform.example';
const settings: AppSettings = {
  platformUrl,
  appId: 'brazos',
  appIds: [],
  platformOrigins: ['https://staging.example'],
  parentOrigins: ['https://editor.example'],
};

const otto = { id: '1', full_name: 'Otto', email: 'otto@plant.example' };
const mallory = { id: '2', full_name: 'Mallory', email: 'mallory@evil.example' };
const asOtto = { base44_access_token: 'of-otto', token: 'of-otto' };

let platform: ReturnType<typeof stubPlatform>;
const opened: TestBrowser[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  platform = stubPlatform([platformUrl]);
  platform.accounts = { 'of-otto': otto, 'of-otto-again': otto, 'of-mallory': mallory };
});
afterEach(() => {
  for (const browser of opened.splice(0)) browser.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function browse(
  stored: Record<string, string> = {},
  changes: Partial<AppSettings> = {},
): TestBrowser {
  const browser = openBrowser({ ...settings, ...changes }, stored);
  opened.push(browser);
  return browser;
}

/** Waits until nothing is in flight: two calls with one retry each, and what follows them. */
const settled = () => vi.advanceTimersByTimeAsync(30_000);
const userOf = (tab: ReturnType<TestBrowser['open']>) => tab.page().store.getState().user?.id;
const tokenOf = ({ localStorage }: TestBrowser) => [
  localStorage.getItem('base44_access_token'),
  localStorage.getItem('token'),
];
const ofOtto = ['of-otto', 'of-otto'];
const ofMallory = ['of-mallory', 'of-mallory'];

/** The URL that the sign-in page would return to. */
function fromUrl(url: string | undefined): URL {
  return new URL(new URL(url ?? '').searchParams.get('from_url') ?? '');
}

/** Goes to the sign-in page. Returns the URL that it comes back to with the token. */
function comeBack(tab: ReturnType<TestBrowser['open']>, token: string): string {
  tab.page().running?.navigateToLogin();
  const back = fromUrl(tab.navigations.at(-1));
  back.searchParams.append('access_token', token);
  return back.href;
}

describe('when nobody is signed in', () => {
  test('a token in the URL signs in and is stored once the platform accepts it', async () => {
    const browser = browse();
    const tab = browser.open('/About?access_token=of-otto');
    expect(tokenOf(browser)).toEqual([null, null]);
    expect(tab.page().location.href).toBe(`${site}/About`);
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.notices()]).toEqual(['1', ofOtto, []]);
    expect(tab.sessionStorage.entries()).not.toHaveProperty('brazos_arrival');
    expect(platform.calls.map(({ path }) => path.split('/').at(-1))).toEqual(['brazos', 'me']);
  });

  test('other tabs adopt the token once it’s accepted', async () => {
    const browser = browse();
    const other = browser.open('/');
    await settled();
    platform.mode = 'hangs';
    const tab = browser.open('/About?access_token=of-otto');
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.page().store.getState()).toMatchObject({ user: null, isLoadingAuth: false });
    platform.mode = 'fine';
    await settled();
    tab.dispatch('online');
    await settled();
    expect([userOf(tab), userOf(other)]).toEqual(['1', '1']);
  });

  test('a rejected token is dropped without removing another tab’s', async () => {
    const browser = browse();
    platform.mode = 'hangs';
    const tab = browser.open('/About?access_token=rubbish');
    browser.localStorage.setItem('token', 'of-otto');
    browser.localStorage.setItem('base44_access_token', 'of-otto');
    platform.mode = 'fine';
    await settled();
    tab.dispatch('online');
    await settled();
    expect(tokenOf(browser)).toEqual(ofOtto);
  });

  test('an unconfirmed token stays in this tab through a reload', async () => {
    const browser = browse();
    platform.mode = 'down';
    const tab = browser.open('/About?access_token=of-otto');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, [null, null]]);
    platform.mode = 'fine';
    tab.go('/');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
  });

  test('the user is asked about a token if another tab signs in first', async () => {
    const browser = browse();
    const tab = browser.open('/About?access_token=of-mallory');
    // Before the response, and before this tab gets the storage event.
    browser.localStorage.setItem('token', 'of-otto');
    await settled();
    expect([userOf(tab), tokenOf(browser)[1]]).toEqual(['1', 'of-otto']);
    expect(tab.notices()).toMatchObject([{ label: 'Switch to Mallory (mallory@evil.example)' }]);
  });

  test.each(['null', 'undefined', 'two words'])('“%s” isn’t used as a token', async (value) => {
    const browser = browse();
    browser.open(`/?access_token=${value}`);
    await settled();
    expect(platform.calls).toMatchObject([{ token: null }]);
    expect(browser.localStorage.entries()).toEqual({});
  });

  test('an unregistered account keeps its error through a reload until it signs out', async () => {
    platform.apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    const browser = browse();
    const tab = browser.open('/About?access_token=of-mallory');
    await settled();
    const type = () => tab.page().store.getState().authError?.type;
    expect([type(), tab.notices()]).toEqual(['user_not_registered', []]);
    tab.go('/');
    await settled();
    expect(type()).toBe('user_not_registered');
    tab.page().running?.logout();
    platform.apps = { brazos: {} };
    tab.go('/');
    await settled();
    expect([type(), userOf(tab)]).toEqual([undefined, undefined]);
  });
});

describe('a link with another account’s token', () => {
  test('changes nothing, names both accounts, and offers to switch', async () => {
    const browser = browse(asOtto);
    const other = browser.open('/');
    const tab = browser.open('/Platform?access_token=of-mallory&a=1');
    await settled();
    expect(tab.page().location.href).toBe(`${site}/Platform?a=1`);
    expect([userOf(tab), userOf(other), tokenOf(browser)]).toEqual(['1', '1', ofOtto]);
    expect([...browser.shownUserIds]).toEqual(['1']);
    expect(tab.notices()).toEqual([
      {
        title: 'This link signs you in as Mallory (mallory@evil.example)',
        description:
          'You’re signed in as Otto (otto@plant.example). Switch only if you trust the link.',
        label: 'Switch to Mallory (mallory@evil.example)',
      },
    ]);
    tab.press('Switch to Mallory (mallory@evil.example)');
    expect(tab.notices()).toEqual([]);
    expect(tokenOf(browser)).toEqual(ofOtto);
    await settled();
    expect([userOf(tab), userOf(other), tokenOf(browser)]).toEqual(['2', '2', ofMallory]);
  });

  test('is forgotten when the user leaves the page', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/Platform?access_token=of-mallory');
    await settled();
    tab.go('/');
    await settled();
    expect([userOf(tab), tab.notices(), tokenOf(browser)]).toEqual(['1', [], ofOtto]);
  });

  test('of the same user silently replaces the old token', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=of-otto-again');
    await settled();
    expect([userOf(tab), tab.notices()]).toEqual(['1', []]);
    expect(tokenOf(browser)).toEqual(['of-otto-again', 'of-otto-again']);
  });

  test('that’s rejected does nothing', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=rubbish');
    await settled();
    expect([userOf(tab), tab.notices(), tokenOf(browser), tab.navigations]).toEqual([
      '1',
      [],
      ofOtto,
      [],
    ]);
  });

  test('signs in when the stored token has expired', async () => {
    const browser = browse({ token: 'of-yesterday' });
    const tab = browser.open('/?access_token=of-otto');
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.navigations]).toEqual(['1', ofOtto, []]);
  });

  test.each(['down', 'hangs', 'garbles'] as const)(
    'isn’t used while the platform %s; the user is asked once it’s back',
    async (mood) => {
      platform.mode = mood;
      const browser = browse(asOtto);
      const tab = browser.open('/?access_token=of-mallory');
      await settled();
      expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, ofOtto]);
      platform.mode = 'fine';
      tab.press('Try again');
      await settled();
      expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
      expect(tab.notices()).toMatchObject([{ label: 'Switch to Mallory (mallory@evil.example)' }]);
    },
  );

  test('waits while only its own check hangs, without blocking other checks', async () => {
    platform.hangingToken = 'of-mallory';
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=of-mallory');
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.notices()]).toEqual(['1', ofOtto, []]);
    tab.go('/');
    await vi.waitUntil(() => platform.calls.at(-1)?.token === 'of-mallory');
    tab.page().running?.checkAppState();
    await settled();
    platform.hangingToken = null;
    tab.go('/');
    await settled();
    expect([userOf(tab), tab.notices().length]).toEqual(['1', 1]);
  });

  test('isn’t even offered in a frame of an unknown origin', async () => {
    for (const around of [
      ['https://evil.example'],
      ['https://editor.example', 'https://evil.example'],
    ]) {
      const browser = browse(asOtto);
      const tab = browser.open('/?access_token=of-mallory', around);
      const clearing = browser.open('/?clear_access_token=true', around);
      await settled();
      for (const each of [tab, clearing]) expect([userOf(each), each.notices()]).toEqual(['1', []]);
      expect(tokenOf(browser)).toEqual(ofOtto);
    }
  });

  test('shows a misleading account name sanitized, shortened, and with its email address', async () => {
    platform.accounts['of-mallory'] = {
      ...mallory,
      full_name: `Otto \u202E(otto@plant.example)${'.'.repeat(200)}`,
    };
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=of-mallory');
    await settled();
    const [notice] = tab.notices();
    expect(notice?.title).toContain('(mallory@evil.example)');
    expect(notice?.title).not.toContain('\u202E');
    expect(notice?.title.length).toBeLessThan(180);
  });

  test('is withdrawn when the user signs out, here or in another tab', async () => {
    const browser = browse(asOtto);
    const [tab, other] = [1, 2].map(() => browser.open('/?access_token=of-mallory'));
    await settled();
    expect([tab?.notices().length, other?.notices().length]).toEqual([1, 1]);
    tab?.page().running?.logout();
    await settled();
    expect([tab?.notices(), other?.notices()]).toEqual([[], []]);
    expect(tokenOf(browser)).toEqual([null, null]);
  });
});

describe('a return from the sign-in page', () => {
  test('signs in as the new user without asking, once', async () => {
    const browser = browse();
    const tab = browser.open('/About?a=1');
    await settled();
    const back = comeBack(tab, 'of-mallory');
    // In the meantime, in another tab.
    const other = browser.open('/?access_token=of-otto');
    await settled();
    tab.go(back);
    expect(tab.page().location.href).toBe(`${site}/About?a=1`);
    await settled();
    expect([userOf(tab), userOf(other), tokenOf(browser)]).toEqual(['2', '2', ofMallory]);
    expect(tab.notices()).toEqual([]);

    browser.localStorage.setItem('token', 'of-otto');
    browser.localStorage.setItem('base44_access_token', 'of-otto');
    tab.go(back);
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.notices().length]).toEqual(['1', ofOtto, 1]);
  });

  test('never shows the previous account in the meantime', async () => {
    const browser = browse();
    const tab = browser.open('/');
    const back = comeBack(tab, 'of-mallory');
    for (const key of Object.keys(asOtto)) browser.localStorage.setItem(key, 'of-otto');
    tab.go(back);
    expect(tab.page().store.getState().isLoadingAuth).toBe(true);
    await settled();
    expect([...browser.shownUserIds]).toEqual(['2']);
  });

  test.each([
    ['in another tab', (back: string) => back, 0],
    ['with another nonce', (back: string) => back.replace(/nonce=\w+/, 'nonce=0'), 0],
    ['without a nonce', (back: string) => back.replace(/brazos_nonce=\w+&/, ''), 0],
    ['too late', (back: string) => back, 31 * 60_000],
  ])('%s is treated like any other link', async (where, change, after) => {
    const browser = browse(asOtto);
    const tab = browser.open('/About');
    await settled();
    const back = change(comeBack(tab, 'of-mallory'));
    await vi.advanceTimersByTimeAsync(after);
    const later = where === 'in another tab' ? browser.open(back) : tab;
    if (later === tab) tab.go(back);
    await settled();
    expect([userOf(later), tokenOf(browser)]).toEqual(['1', ofOtto]);
    expect(later.notices()).toHaveLength(1);
  });

  test('with a rejected token keeps the session and shows a notice', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.go(comeBack(tab, 'rubbish'));
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.navigations.length]).toEqual(['1', ofOtto, 1]);
    expect(tab.notices()).toMatchObject([{ title: 'The new sign-in wasn’t accepted' }]);
  });

  test('with a rejected token to an expired session shows only that the user isn’t signed in', async () => {
    const browser = browse({ token: 'of-yesterday' });
    platform.mode = 'down';
    const tab = browser.open('/');
    await settled();
    const back = comeBack(tab, 'rubbish');
    platform.mode = 'fine';
    tab.go(back);
    await settled();
    expect(tokenOf(browser)).toEqual([null, null]);
    expect(tab.notices()).toMatchObject([{ title: 'You’re not signed in' }]);
  });

  test('while the platform is down keeps the session until it’s back', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    const back = comeBack(tab, 'of-mallory');
    platform.mode = 'hangs';
    tab.go(back);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, ofOtto]);
    platform.mode = 'fine';
    tab.dispatch('visibilitychange');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['2', ofMallory]);
  });

  test('is superseded by a sign-out', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.go(comeBack(tab, 'of-mallory'));
    tab.page().running?.logout(false);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, [null, null]]);
  });

  test('survives a page that’s left before its session starts', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.go(comeBack(tab, 'of-mallory').replace('/?', '/aiteam?'), { early: true });
    expect(tab.page().location.href).toBe(`${site}/aiteam`);
    tab.go('/AITeam');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['2', ofMallory]);
    expect(tab.page().location.href).toBe(`${site}/AITeam`);
  });
});

describe('an allowlisted parent', () => {
  test.each([[['https://editor.example']], [[platformUrl]], [[site, 'https://editor.example']]])(
    '%j changes the account and signs out without asking',
    async (around) => {
      const browser = browse(asOtto);
      const tab = browser.open('/?access_token=of-mallory', around);
      await settled();
      expect([userOf(tab), tokenOf(browser), tab.notices()]).toEqual(['2', ofMallory, []]);
      tab.go('/?clear_access_token=true');
      await settled();
      expect([userOf(tab), tokenOf(browser)]).toEqual([undefined, [null, null]]);
    },
  );

  test('doesn’t affect the session with a rejected token', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?access_token=rubbish', ['https://editor.example']);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
  });

  test('starts a new session with clear_access_token', async () => {
    const browser = browse(asOtto);
    platform.apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    const tab = browser.open('/?clear_access_token=true&access_token=of-mallory', [site]);
    await settled();
    expect(tab.page().store.getState().authError?.type).toBe('user_not_registered');
    expect(tokenOf(browser)).toEqual([null, null]);
  });
});

describe('clear_access_token', () => {
  test('from a link asks before signing out', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/About?clear_access_token=true');
    await settled();
    expect([userOf(tab), tokenOf(browser), tab.page().location.href]).toEqual([
      '1',
      ofOtto,
      `${site}/About`,
    ]);
    expect(tab.notices()).toEqual([
      {
        title: 'This link signs you out',
        description:
          'You’re signed in as Otto (otto@plant.example). Dismiss this to stay signed in.',
        label: 'Sign out',
      },
    ]);
    tab.press('Sign out');
    expect([tokenOf(browser), tab.notices()]).toEqual([[null, null], []]);
    expect(tab.navigations).toHaveLength(1);
  });

  test('with another token asks about that token', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?clear_access_token=true&access_token=of-mallory');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
    expect(tab.notices()).toMatchObject([{ label: 'Switch to Mallory (mallory@evil.example)' }]);
  });

  test('on a return from the sign-out page also signs out a new session', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    tab.page().running?.logout();
    const back = fromUrl(tab.navigations.at(-1));
    expect(back.searchParams.get('brazos_nonce')).toMatch(/^[0-9a-f]{32}$/);
    back.searchParams.append('clear_access_token', 'true');
    for (const key of Object.keys(asOtto)) browser.localStorage.setItem(key, 'of-otto');
    tab.go(back.href);
    expect([tokenOf(browser), tab.page().location.href]).toEqual([[null, null], `${site}/`]);
  });

  test('on a return from the sign-in page doesn’t sign out', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    const back = new URL(comeBack(tab, 'x'));
    back.searchParams.delete('access_token');
    back.searchParams.append('clear_access_token', 'true');
    tab.go(back.href);
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
  });

  test('does nothing when nobody is signed in', async () => {
    const browser = browse();
    const tab = browser.open('/?clear_access_token=true');
    await settled();
    expect([tab.notices(), tab.navigations]).toEqual([[], []]);
  });
});

describe('an app in a link', () => {
  const appOf = ({ localStorage }: TestBrowser) => localStorage.getItem('base44_app_id');
  const calledApps = () =>
    platform.calls.map(({ path }) => path.replace(/^.*\/(?:by-id|apps)\//, ''));

  test('is stored once the platform has returned its settings', async () => {
    platform.apps = { brazos: {}, other: {} };
    const browser = browse();
    const tab = browser.open('/?app_id=other');
    expect(appOf(browser)).toBeNull();
    await settled();
    expect([appOf(browser), calledApps()]).toEqual(['other', ['other']]);
    tab.page().running?.navigateToLogin();
    expect(tab.navigations.at(-1)).toContain('app_id=other');
  });

  test.each([
    [403, 'auth_required'],
    [403, 'user_not_registered'],
    [403, 'paused'],
    [404, 'none'],
  ])('is dropped without a trace when it returns %i, %s', async (status, reason) => {
    for (const stored of [{}, asOtto]) {
      platform.apps = { brazos: {}, other: { settings: status, reason } };
      platform.calls.length = 0;
      const browser = browse(stored);
      const tab = browser.open('/?app_id=other');
      await settled();
      expect([appOf(browser), calledApps().slice(0, 2)]).toEqual([null, ['other', 'brazos']]);
      expect([tab.navigations, tab.notices(), tab.page().store.getState().authError]).toEqual([
        [],
        [],
        null,
      ]);
      expect(userOf(tab)).toBe(stored === asOtto ? '1' : undefined);
      tab.page().running?.navigateToLogin();
      expect(tab.navigations.at(-1)).toContain('app_id=brazos');
    }
  });

  test('is dropped after being stored if it’s rejected later', async () => {
    platform.apps = { brazos: {}, other: { settings: 404 } };
    const browser = browse({ base44_app_id: 'other' });
    const tab = browser.open('/');
    await settled();
    expect([appOf(browser), tab.notices()]).toEqual([null, []]);
  });

  test('doesn’t remove another stored app when it’s rejected', async () => {
    platform.apps = { brazos: {}, mine: {}, other: { settings: 403 } };
    const browser = browse({ base44_app_id: 'mine' });
    browser.open('/?app_id=other');
    await settled();
    expect(appOf(browser)).toBe('mine');
  });

  test.each([401, 403, 404])(
    'doesn’t end the session when it returns %i for the user',
    async (status) => {
      platform.apps = { brazos: {}, other: { user: status } };
      const browser = browse(asOtto);
      const tab = browser.open('/?app_id=other');
      await settled();
      expect([userOf(tab), tokenOf(browser), appOf(browser), tab.navigations]).toEqual([
        '1',
        ofOtto,
        null,
        [],
      ]);
    },
  );

  test('isn’t stored while the platform is down', async () => {
    platform.mode = 'down';
    const browser = browse(asOtto);
    browser.open('/?app_id=other');
    await settled();
    expect(appOf(browser)).toBeNull();
  });

  test('is dropped, but not the sign-in, when it rejects the new token', async () => {
    platform.apps = { brazos: {}, other: { user: 403 } };
    const browser = browse(asOtto);
    const tab = browser.open('/?app_id=other&access_token=of-mallory', ['https://editor.example']);
    await settled();
    expect([userOf(tab), tokenOf(browser), appOf(browser)]).toEqual(['2', ofMallory, null]);
  });

  test('can’t replace the token silently by claiming the same user', async () => {
    platform.apps = { brazos: {}, other: {} };
    const browser = browse(asOtto);
    const tab = browser.open('/?app_id=other&access_token=of-otto-again');
    await settled();
    expect([tokenOf(browser), tab.notices().length]).toEqual([ofOtto, 1]);
  });

  test('has to be on the allowlist if there is one', async () => {
    platform.apps = { brazos: {}, listed: {}, other: {} };
    for (const [named, expected] of [
      ['other', null],
      ['listed', 'listed'],
      ['brazos', null],
    ]) {
      const browser = browse({ base44_app_id: 'other' }, { appIds: ['listed'] });
      browser.open(`/?app_id=${named}`);
      await settled();
      expect(appOf(browser)).toBe(expected);
    }
  });
});

describe('a platform in a link', () => {
  test('isn’t contacted for a user who’s signed in', async () => {
    const browser = browse(asOtto);
    const tab = browser.open('/?server_url=https://staging.example');
    await settled();
    expect([userOf(tab), tokenOf(browser)]).toEqual(['1', ofOtto]);
    expect(browser.localStorage.getItem('base44_server_url')).toBeNull();
    expect(new Set(platform.calls.map(({ origin }) => origin))).toEqual(new Set([platformUrl]));
  });

  test('is used for a visitor', async () => {
    const browser = browse();
    browser.open('/?server_url=https://staging.example');
    await settled();
    expect(platform.calls).toMatchObject([{ origin: 'https://staging.example', token: null }]);
  });
});

test('another reason from the platform is shown to a user with a token, but not to a visitor', async () => {
  platform.apps = { brazos: { settings: 403, reason: 'paused' } };
  const user = browse(asOtto).open('/');
  const visitor = browse().open('/');
  await settled();
  expect(user.notices()).toMatchObject([{ description: 'Words of that app' }]);
  expect(visitor.notices()).toEqual([]);
});

test('without a platform in the build, the page’s own origin is the platform', async () => {
  const browser = browse({}, { platformUrl: '' });
  browser.open('/?server_url=https://platform.example', [site]);
  await settled();
  expect(platform.calls).toMatchObject([{ origin: site }]);
});

describe('after an outage', () => {
  const callCount = () => platform.calls.length;

  test.each([
    ['the network is back', (tab: ReturnType<TestBrowser['open']>) => tab.dispatch('online')],
    [
      'the user is back',
      (tab: ReturnType<TestBrowser['open']>) => tab.dispatch('visibilitychange'),
    ],
    ['the user tries again', (tab: ReturnType<TestBrowser['open']>) => tab.press('Try again')],
  ])('the user is signed in when %s', async (_, trigger) => {
    platform.mode = 'down';
    const browser = browse(asOtto);
    const tab = browser.open('/');
    await settled();
    expect(tab.notices()).toEqual([
      {
        title: 'We couldn’t confirm your sign-in',
        description: 'You’re browsing as a visitor.',
        label: 'Try again',
      },
    ]);
    platform.mode = 'fine';
    trigger(tab);
    await settled();
    expect([userOf(tab), tab.notices()]).toEqual(['1', []]);
  });

  test('a user who keeps leaving and returning doesn’t flood the platform', async () => {
    platform.mode = 'down';
    const tab = browse(asOtto).open('/');
    await settled();
    const before = callCount();
    for (let second = 0; second < 600; second++) {
      tab.dispatch('visibilitychange');
      tab.dispatch('online');
      await vi.advanceTimersByTimeAsync(1000);
    }
    // Ten minutes: after 2, 4, 8, 16, 32, 64, 128, and 256 seconds, each with a retry.
    expect(callCount() - before).toBeLessThanOrEqual(16);
    expect(tab.notices()).toHaveLength(1);
  });

  test('a dismissed notice doesn’t come back with an automatic recheck', async () => {
    platform.mode = 'down';
    const tab = browse(asOtto).open('/');
    await settled();
    const { list, dismiss } = tab.page().notifications.getState();
    dismiss(list[0]?.id ?? '');
    tab.dispatch('online');
    await settled();
    expect(tab.notices()).toEqual([]);
  });

  test('there’s no recheck for a visitor, a signed-in user, or after signing out', async () => {
    platform.mode = 'down';
    const visitor = browse().open('/');
    const signedOut = browse(asOtto).open('/');
    await settled();
    signedOut.page().running?.logout(false);
    expect(signedOut.notices()).toEqual([]);
    platform.mode = 'fine';
    const user = browse(asOtto).open('/');
    await settled();
    const before = callCount();
    for (const tab of [visitor, signedOut, user]) {
      tab.dispatch('online');
      tab.dispatch('visibilitychange');
    }
    await settled();
    expect(callCount()).toBe(before);
  });
});
