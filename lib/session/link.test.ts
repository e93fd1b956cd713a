import { describe, expect, test, vi } from 'vitest';
import { respond } from './testing-platform';
import {
  mallory,
  offersMallory,
  otto,
  ottosTokens,
  settled,
  setUpVisits,
  visitor,
} from './testing-visits';

const { browse, platform } = setUpVisits();

const site = 'https://site.example';
const editor = 'https://editor.example';
const evil = 'https://evil.example';
const renewed = { ...otto, token: 'of-otto-again' };
const asksToSwitch = { ...otto, notices: [offersMallory] };
const asksToSignOut = { ...otto, notices: ['This link signs you out'] };

test.each([
  ['asks before another account', 'access_token=of-mallory', [], asksToSwitch],
  ['ignores a rejected token', 'access_token=rubbish', [], otto],
  ['renews the same account’s token', 'access_token=of-otto-again', [], renewed],
  ['asks before a sign-out', 'clear_access_token=true', [], asksToSignOut],
  ['asks only to switch', 'clear_access_token=true&access_token=of-mallory', [], asksToSwitch],
  ['doesn’t ask in a foreign frame', 'access_token=of-mallory', [evil], otto],
  ['doesn’t ask within a foreign frame', 'access_token=of-mallory', [editor, evil], otto],
  ['can’t be signed out by a foreign frame', 'clear_access_token=true', [evil], otto],
  ['is switched by the editor', 'access_token=of-mallory', [editor], mallory],
  ['is switched by the platform', 'access_token=of-mallory', ['https://platform.example'], mallory],
  ['is switched by the site in the editor', 'access_token=of-mallory', [site, editor], mallory],
  ['is signed out by the editor', 'clear_access_token=true', [editor], visitor],
  ['starts anew', 'clear_access_token=true&access_token=of-mallory', [editor], mallory],
])('a user’s page %s: %s in frames %j', async (_, query, around, outcome) => {
  const tab = browse(ottosTokens).open(`/About?${query}`, around);
  await settled();
  expect(tab.outcome()).toEqual(outcome);
  expect(tab.href()).toBe(`${site}/About`);
  // Whatever the link asked for doesn't outlast its page.
  tab.go('/');
  await settled();
  expect(tab.outcome()).toEqual({ ...outcome, notices: [] });
});

describe('a question about a link', () => {
  const switches = 'Switch to Mallory (mallory@evil.example)';

  test('names both accounts, and changes every tab if the user agrees', async () => {
    const browser = browse(ottosTokens);
    const other = browser.open('/');
    const tab = browser.open('/Platform?access_token=of-mallory&a=1');
    await settled();
    expect(tab.href()).toBe(`${site}/Platform?a=1`);
    expect([...browser.shownUserIds]).toEqual(['1']);
    expect(tab.notices()).toEqual([
      {
        title: offersMallory,
        description:
          'You’re signed in as Otto (otto@plant.example). Switch only if you trust the link.',
        label: switches,
      },
    ]);
    tab.press(switches);
    expect(tab.outcome()).toEqual(otto);
    await settled();
    expect([tab.outcome(), other.outcome()]).toEqual([mallory, mallory]);
  });

  test('about a sign-out names the account, and signs out if the user agrees', async () => {
    const tab = browse(ottosTokens).open('/About?clear_access_token=true');
    await settled();
    const description =
      'You’re signed in as Otto (otto@plant.example). Dismiss this to stay signed in.';
    expect(tab.notices()).toEqual([
      { title: 'This link signs you out', description, label: 'Sign out' },
    ]);
    tab.press('Sign out');
    expect(tab.outcome()).toEqual({ ...visitor, navigations: ['/api/apps/auth/logout'] });
  });

  test('doesn’t name an account that the platform doesn’t', async () => {
    platform().apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    const tab = browse(ottosTokens).open('/?clear_access_token=true');
    await settled();
    expect(tab.notices()[0]?.description).toContain('You’re already signed in.');
  });

  test('waits while only its own check hangs, without blocking other checks', async () => {
    platform().override = ({ token }) =>
      token === 'of-mallory' ? new Promise<never>(() => {}) : undefined;
    const tab = browse(ottosTokens).open('/?access_token=of-mallory');
    await settled();
    expect(tab.outcome()).toEqual(otto);
    tab.go('/');
    await vi.waitUntil(() => platform().calls.at(-1)?.token === 'of-mallory');
    tab.page().checkAppState();
    await settled();
    platform().override = () => undefined;
    tab.go('/');
    await settled();
    expect(tab.outcome()).toEqual(asksToSwitch);
  });
});

describe('a visitor’s token', () => {
  test('signs in, and is stored once the platform accepts it', async () => {
    const tab = browse().open('/About?access_token=of-otto');
    expect(tab.outcome()).toEqual(visitor);
    await settled();
    expect(tab.outcome()).toEqual(otto);
    expect(tab.sessionStorage.entries()).not.toHaveProperty('brazos_arrival');
    expect(platform().calls).toHaveLength(2);
  });

  test.each([
    ['public', null],
    ['private', 'auth_required'],
  ])('takes consent after an expired session of a %s app', async (_, error) => {
    const refusal = { extra_data: { reason: error } };
    platform().override = ({ request, token }) =>
      request.includes('/public-settings/') && error !== null && token !== 'of-mallory'
        ? respond(403, refusal)
        : undefined;
    const tab = browse({ token: 'of-yesterday' }).open('/About?access_token=of-mallory');
    await settled();
    expect(tab.outcome()).toEqual({ ...visitor, error, notices: [offersMallory] });
    tab.press('Sign in as Mallory (mallory@evil.example)');
    await settled();
    expect(tab.outcome()).toEqual(mallory);
  });

  test('that’s rejected doesn’t remove another tab’s', async () => {
    const browser = browse();
    const tab = browser.open('/About?access_token=rubbish');
    for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'of-otto');
    await settled();
    expect(tab.outcome().token).toEqual('of-otto');
  });

  test('is asked about if another tab signs in first', async () => {
    const browser = browse();
    const tab = browser.open('/About?access_token=of-mallory');
    // Before the response, and before this tab gets the storage event.
    for (const key of Object.keys(ottosTokens)) browser.localStorage.setItem(key, 'of-otto');
    await settled();
    expect(tab.outcome()).toEqual(asksToSwitch);
  });

  test('of an unregistered account keeps its error through a reload until it signs out', async () => {
    platform().apps = { brazos: { settings: 403, reason: 'user_not_registered' } };
    const tab = browse().open('/About?access_token=of-mallory');
    for (let load = 0; load < 2; load++) {
      await settled();
      expect(tab.outcome()).toEqual({ ...visitor, error: 'user_not_registered' });
      tab.go('/');
    }
    tab.page().logout(false);
    platform().apps = { brazos: {} };
    tab.go('/');
    await settled();
    expect(tab.outcome()).toEqual(visitor);
  });
});
