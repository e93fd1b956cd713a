import { expect, test, vi } from 'vitest';
import {
  otto,
  ottoStays,
  ottosTokens,
  returnUrl,
  settled,
  setUpVisits,
  visitor,
} from './testing-browser';
import { faults } from './testing-platform';

const { browse, platform } = setUpVisits();

type Browser = ReturnType<typeof browse>;

/** As another tab does, before this one gets the event. */
function signInElsewhere({ localStorage }: Browser, token = 'token-of-otto'): void {
  for (const key of Object.keys(ottosTokens)) localStorage.setItem(key, token);
}

test.each([0, 1])(
  'signing out with %i answers goes to the platform, and ignores late answers',
  async (answered) => {
    platform().override = (call) =>
      platform().calls.length <= answered ? undefined : faults.hangs(call);
    const browser = browse(ottosTokens);
    const tab = browser.open('/About?a=1#part');
    await vi.waitUntil(() => platform().calls.length > answered);
    // Also another account that was stored a moment ago.
    signInElsewhere(browser, 'token-of-mallory');
    tab.session().logout();
    const after = tab.session().store.getState();
    expect(after).toMatchObject({ isLoadingAuth: false, isLoadingPublicSettings: false });
    await settled();
    expect(tab.session().store.getState()).toBe(after);
    expect(tab.outcome()).toEqual({ ...visitor, left: ['/api/apps/auth/logout'] });
    expect(returnUrl(tab).href).toContain('https://site.example/About?a=1&brazos_nonce=');
  },
);

test('a sign-in and a sign-out in another tab are followed, also after a bfcache restore', async () => {
  const browser = browse();
  const [tab, other] = [browser.open('/'), browser.open('/')];
  await settled();
  other.go('/?access_token=token-of-otto');
  await settled();
  expect([tab.outcome(), other.outcome()]).toEqual([otto, otto]);
  other.session().logout(false);
  await settled();
  expect([tab.outcome(), other.outcome()]).toEqual([visitor, visitor]);
  signInElsewhere(browser);
  tab.dispatch('pageshow', { persisted: true });
  await settled();
  expect(tab.outcome()).toEqual(otto);
  browser.localStorage.clear();
  tab.dispatch('pageshow', { persisted: true });
  expect(tab.outcome()).toEqual(visitor);
});

test('another tab’s sign-in stays if a link arrived before it', async () => {
  const browser = browse();
  const tab = browser.open('/About?access_token=token-of-mallory');
  signInElsewhere(browser);
  await settled();
  expect(tab.outcome()).toEqual(ottoStays);
});

test('a token that can’t be stored lasts for the page', async () => {
  const tab = browse('denied').open('/About?access_token=token-of-otto');
  await settled();
  tab.dispatch('pageshow');
  expect(tab.outcome()).toMatchObject({ user: 'Otto', token: null });
});

test('ten pages in a tab ask once, and the last one again when five minutes are over', async () => {
  const tab = browse(ottosTokens).open('/About');
  await settled();
  platform().override = faults.hangs;
  for (let page = 0; page < 9; page++) {
    tab.go('/ISO');
    expect(tab.outcome()).toEqual(otto);
    expect(tab.session().store.getState().isLoadingAuth).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(platform().calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(91_000);
  expect(platform().calls).toHaveLength(4);
  // The user is still shown meanwhile, and if nobody answers.
  expect(tab.session().store.getState().isLoadingAuth).toBe(false);
  await settled();
  expect(tab.outcome()).toEqual({ ...otto, error: 'unknown' });
});
