import { describe, expect, test } from 'vitest';
import { site, type TestBrowser } from './testing-browser';
import {
  asOtto,
  ofMallory,
  ofOtto,
  platformUrl,
  settled,
  setUpVisits,
  tokenOf,
  userOf,
} from './testing-visits';

const { browse, platform } = setUpVisits();

describe('an app in a link', () => {
  const appOf = ({ localStorage }: TestBrowser) => localStorage.getItem('base44_app_id');
  const calledApps = () =>
    platform().calls.map(({ path }) => path.replace(/^.*\/(?:by-id|apps)\//, ''));

  test('is stored once the platform has returned its settings', async () => {
    platform().apps = { brazos: {}, other: {} };
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
      platform().apps = { brazos: {}, other: { settings: status, reason } };
      platform().calls.length = 0;
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
    platform().apps = { brazos: {}, other: { settings: 404 } };
    const browser = browse({ base44_app_id: 'other' });
    const tab = browser.open('/');
    await settled();
    expect([appOf(browser), tab.notices()]).toEqual([null, []]);
  });

  test('doesn’t remove another stored app when it’s rejected', async () => {
    platform().apps = { brazos: {}, mine: {}, other: { settings: 403 } };
    const browser = browse({ base44_app_id: 'mine' });
    browser.open('/?app_id=other');
    await settled();
    expect(appOf(browser)).toBe('mine');
  });

  test.each([401, 403, 404])(
    'doesn’t end the session when it returns %i for the user',
    async (status) => {
      platform().apps = { brazos: {}, other: { user: status } };
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

  test('is dropped, but not the sign-in, when it rejects the new token', async () => {
    platform().apps = { brazos: {}, other: { user: 403 } };
    const browser = browse(asOtto);
    const tab = browser.open('/?app_id=other&access_token=of-mallory', ['https://editor.example']);
    await settled();
    expect([userOf(tab), tokenOf(browser), appOf(browser)]).toEqual(['2', ofMallory, null]);
  });

  test('can’t replace the token silently by claiming the same user', async () => {
    platform().apps = { brazos: {}, other: {} };
    const browser = browse(asOtto);
    const tab = browser.open('/?app_id=other&access_token=of-otto-again');
    await settled();
    expect([tokenOf(browser), tab.notices().length]).toEqual([ofOtto, 1]);
  });

  test('has to be on the allowlist if there is one', async () => {
    platform().apps = { brazos: {}, listed: {}, other: {} };
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
    expect(new Set(platform().calls.map(({ origin }) => origin))).toEqual(new Set([platformUrl]));
  });

  test('is used for a visitor', async () => {
    const browser = browse();
    browser.open('/?server_url=https://staging.example');
    await settled();
    expect(platform().calls).toMatchObject([{ origin: 'https://staging.example', token: null }]);
  });
});

test('another reason from the platform is shown to a user with a token, but not to a visitor', async () => {
  platform().apps = { brazos: { settings: 403, reason: 'paused' } };
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
  expect(platform().calls).toMatchObject([{ origin: site }]);
});
