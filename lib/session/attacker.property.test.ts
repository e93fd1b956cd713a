import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { AppSettings } from './app-params';
import { openBrowser, site, type Tab } from './testing-browser';
import { stubPlatform } from './testing-platform';

const limits = { timeout: 300_000 };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const platformUrl = 'https://platform.example';
const staging = 'https://staging.example';
const editor = 'https://editor.example';
const evil = 'https://evil.example';
const settings: AppSettings = {
  platformUrl,
  appId: 'brazos',
  appIds: ['brazos', 'listed', 'private', 'without-users'],
  platformOrigins: [staging],
  parentOrigins: [editor],
};
const otto = { id: 'otto', full_name: 'Otto', email: 'otto@plant.example' };
const mallory = { id: 'mallory', full_name: 'Otto', email: 'mallory@evil.example' };

const token = fc.constantFrom(
  ...['of-mallory', 'of-mallory', 'rubbish', 'of-otto-again', 'null', 'undefined', 'two words', ''],
);
const server = fc.constantFrom(
  ...[evil, staging, site, `${platformUrl}@evil.example`, `//evil.example`, 'null'],
  ...[`${evil}\\@platform.example`, 'https://platform.example.evil.example', 'javascript:1'],
);
const app = fc.constantFrom('evil', 'listed', 'private', 'without-users', 'null', '../x', 'brazos');
const nonce = fc.constantFrom('0'.repeat(32), '', 'undefined', 'login 0 9');
const address = fc.constantFrom(`${evil}/back`, '/About?access_token=of-mallory', `//evil.example`);
const parameter = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('access_token'), token) },
  { weight: 2, arbitrary: fc.constant<[string, string]>(['clear_access_token', 'true']) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('server_url'), server) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('app_id'), app) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('brazos_nonce'), nonce) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('from_url'), address) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('functions_version'), server) },
);
const link = fc
  .tuple(
    fc.constantFrom('/About', '/', '/aiteam', '//evil.example/x'),
    fc.array(parameter, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '#access_token=of-mallory'),
  )
  .map(([path, pairs, end]) => `${site}${path}?${new URLSearchParams(pairs)}${end}`);

/** What an attacker's page can do, and what the visitor does in the meantime. */
const step = fc.record({
  link,
  // Posting a form to the site loads its URL like a link does, including the query.
  by: fc.constantFrom('link', 'form', 'popup', 'frame', 'frame in a frame', 'frame of the editor'),
  mood: fc.constantFrom('fine', 'fine', 'fine', 'down', 'garbles', 'hangs' as const),
  /** Milliseconds until the next step. */
  wait: fc.constantFrom(0, 1, 5000, 60_000),
  /** Whether the attacker, or the redirect of an alias, leaves the page before its session runs. */
  early: fc.boolean(),
  meanwhile: fc.constantFrom(
    'nothing',
    'pageshow',
    'online',
    'visibilitychange',
    'dismiss',
    'visit',
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const framesOf: Record<string, readonly string[]> = {
  popup: [],
  // Assumes that frames share storage with the site; with partitioned storage, there'd be nothing to change.
  frame: [evil],
  'frame in a frame': [site, evil],
  'frame of the editor': [editor, evil],
};

test(
  'no sequence of links, forms, popups, and frames changes the user, the platform, or the app',
  limits,
  async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    const platform = stubPlatform([platformUrl]);
    platform.accounts = { 'of-otto': otto, 'of-otto-again': otto, 'of-mallory': mallory };
    platform.apps = {
      brazos: {},
      listed: {},
      evil: {},
      private: { settings: 403 },
      'without-users': { user: 403 },
    };
    const reached = { calls: 0, offered: 0, apps: new Set<string>() };

    async function play(steps: readonly Step[], signedIn: boolean): Promise<void> {
      platform.calls.length = 0;
      platform.mode = 'fine';
      const stored = signedIn ? { base44_access_token: 'of-otto', token: 'of-otto' } : {};
      const browser = openBrowser(settings, stored);
      const first = browser.open('/');
      const tabs: Tab[] = [first];
      try {
        for (const { link, by, mood, wait, early, meanwhile } of steps) {
          platform.mode = mood;
          const frames = framesOf[by];
          const tab = frames === undefined ? first : browser.open(site, frames);
          if (tab !== first) tabs.push(tab);
          tab.go(link, { early });
          if (early) tab.go(link.includes('aiteam') ? '/AITeam' : '/');
          await vi.advanceTimersByTimeAsync(wait);
          if (meanwhile === 'visit') tabs.push(browser.open('/About'));
          else if (meanwhile === 'dismiss') {
            const { list, dismiss } = first.page().notifications.getState();
            for (const { id } of list) dismiss(id);
          } else first.dispatch(meanwhile, { persisted: true });
        }
        platform.mode = 'fine';
        await vi.advanceTimersByTimeAsync(60_000);
        reached.offered += tabs
          .flatMap((tab) => tab.notices())
          .filter(({ label = '' }) => /Switch|Sign out/.test(label)).length;
        const later = browser.open('/');
        await vi.advanceTimersByTimeAsync(60_000);

        const kept = browser.localStorage.entries();
        const { user } = later.page().store.getState();
        if (signedIn) {
          expect(user).toMatchObject(otto);
          expect([...browser.shownUserIds]).toEqual(['otto']);
          expect(['of-otto', 'of-otto-again']).toContain(kept.token);
          expect(kept.base44_access_token).toBe(kept.token);
          // No page navigates away either.
          expect(tabs.flatMap(({ navigations }) => navigations)).toEqual([]);
        }
        const { base44_app_id: appId, base44_server_url: serverUrl } = kept;
        expect([undefined, 'listed', ...(signedIn ? [] : ['without-users'])]).toContain(appId);
        expect([undefined, ...(signedIn ? [] : [staging])]).toContain(serverUrl);
        const known = [platformUrl, staging];
        for (const { origin, token } of platform.calls) {
          expect(known).toContain(origin);
          if (signedIn && token?.startsWith('of-otto')) expect(origin).toBe(platformUrl);
        }
        reached.calls += platform.calls.length;
        if (appId !== undefined) reached.apps.add(appId);
      } finally {
        browser.close();
      }
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (steps, isVisitor) => play(steps, !isVisitor),
      ),
      // In few of them, a visitor's app is accepted last, and so kept.
      { numRuns: 4 * (fc.readConfigureGlobal().numRuns ?? 300) },
    );
    // Checks that the attacks got as far as they can.
    expect(reached.offered).toBeGreaterThan(20);
    expect(reached.apps.has('listed')).toBe(true);
    expect(reached.calls).toBeGreaterThan(2000);
  },
);
