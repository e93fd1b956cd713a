import { beforeEach, describe, expect, test } from 'vitest';
import { mallory, otto, ottosTokens, settled, setUpVisits, visitor } from './testing-visits';

const { browse, platform } = setUpVisits();

const editor = 'https://editor.example';
const inOther = { app: 'other' };

beforeEach(() => {
  platform().apps = {
    brazos: {},
    other: {},
    private: { settings: 403 },
    unregistered: { settings: 403, reason: 'user_not_registered' },
    paused: { settings: 403, reason: 'paused' },
    gone: { settings: 404 },
    user: { user: 403 },
  };
});

const calledApps = () =>
  platform().calls.map(({ request }) => request.replace(/^.*\/(?:by-id|apps)\//, ''));

describe('an app in a link', () => {
  test('is stored only once the platform has returned its settings', async () => {
    const tab = browse().open('/');
    await settled();
    tab.go('/?app_id=other');
    expect(tab.outcome()).toEqual(visitor);
    await settled();
    expect([tab.outcome(), calledApps()]).toEqual([
      { ...visitor, ...inOther },
      ['brazos', 'other'],
    ]);
    tab.page().navigateToLogin();
    expect(tab.navigations.at(-1)).toContain('app_id=other');
  });

  test.each(['private', 'unregistered', 'paused', 'gone'])(
    'that’s %s is dropped without a trace, and the build’s is used',
    async (app) => {
      for (const [stored, outcome] of [
        [{}, visitor],
        [{ base44_app_id: app }, visitor],
      ] as const) {
        platform().calls.length = 0;
        const tab = browse(stored).open(`/?app_id=${app}`);
        await settled();
        expect([tab.outcome(), calledApps().slice(0, 2)]).toEqual([outcome, [app, 'brazos']]);
        tab.page().navigateToLogin();
        expect(tab.navigations.at(-1)).toContain('app_id=brazos');
      }
    },
  );

  test.each([
    [
      'is dropped when it refuses the user',
      { ...ottosTokens, base44_app_id: 'user' },
      'user',
      otto,
    ],
    [
      'doesn’t replace a stored one when rejected',
      { base44_app_id: 'other' },
      'private',
      { ...visitor, ...inOther },
    ],
    ['is dropped, but not the sign-in', ottosTokens, 'user&access_token=of-mallory', mallory],
    [
      'can’t replace the token by claiming the same user',
      ottosTokens,
      'other&access_token=of-otto-again',
      { ...otto, token: 'of-otto-again', notices: ['This link opens another app, other'] },
    ],
  ])('%s', async (_, stored, query, outcome) => {
    const around = outcome === mallory ? [editor] : [];
    const tab = browse(stored).open(`/?app_id=${query}`, around);
    await settled();
    expect(tab.outcome()).toEqual(outcome);
  });
});

describe('a user’s link to another app', () => {
  test('asks, and opens it if the user agrees', async () => {
    const tab = browse(ottosTokens).open('/?app_id=other');
    await settled();
    expect([tab.outcome().app, calledApps()]).toEqual([
      null,
      ['brazos/entities/User/me', 'brazos'],
    ]);
    tab.press('Open other');
    await settled();
    expect(tab.outcome()).toEqual({ ...otto, app: 'other' });
  });

  test('is ignored in a foreign frame', async () => {
    for (const stored of [{}, ottosTokens]) {
      platform().calls.length = 0;
      const tab = browse(stored).open('/?app_id=other', ['https://evil.example']);
      await settled();
      expect(tab.outcome()).toMatchObject({ app: null, notices: [] });
      expect(calledApps().join()).not.toContain('other');
    }
  });
});

describe('a platform in a link', () => {
  test.each([
    ['is contacted for a visitor', {}, {}, 'https://staging.example'],
    ['isn’t contacted for a user', ottosTokens, {}, 'https://platform.example'],
    [
      'isn’t contacted without a platform in the build',
      {},
      { platformUrl: '', platformOrigins: [] },
      'https://site.example',
    ],
  ])('%s', async (_, stored, build, origin) => {
    const browser = browse(stored, build);
    const tab = browser.open('/?server_url=https://staging.example');
    await settled();
    expect(tab.outcome()).toMatchObject(stored === ottosTokens ? { user: 'Otto' } : visitor);
    expect([...new Set(platform().calls.map((call) => call.origin))]).toEqual([origin]);
    const stays = origin === 'https://staging.example' ? origin : null;
    expect(browser.localStorage.getItem('base44_server_url')).toBe(stays);
  });
});
