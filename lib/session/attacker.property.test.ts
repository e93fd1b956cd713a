import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { editor, platformUrl, site, staging } from './testing';
import { ottosTokens, returnUrl, settled, setUpVisits, type Tab } from './testing-browser';
import { faults, refuse } from './testing-platform';

const { browse, platform } = setUpVisits();

const evil = 'https://evil.example';

const server = fc.constantFrom(
  evil,
  staging,
  `${platformUrl}@evil.example`,
  `${evil}\\@platform.example`,
  '//evil.example',
  'javascript:1',
);
const values = {
  access_token: fc.constantFrom('token-of-mallory', 'rubbish', 'a"b', ''),
  clear_access_token: fc.constant('true'),
  server_url: server,
  app_id: fc.constantFrom('private', 'listed', '../x'),
  brazos_nonce: fc.constantFrom('0', 'login', 'undefined'),
  from_url: server,
};
const parameter = fc.oneof(
  ...Object.entries(values).map(([name, value]) => fc.tuple(fc.constant(name), value)),
);
const link = fc
  .tuple(
    fc.constantFrom('/About', '//evil.example/x'),
    fc.array(parameter, { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([path, pairs, isEncoded]) => {
    const query = new URLSearchParams(pairs).toString();
    return `${site}${path}?${isEncoded ? query.replaceAll('_', '%5F') : query}#part`;
  });

const step = fc.record({
  /** In which of two tabs. */
  isSecond: fc.boolean(),
  act: fc.constantFrom('link', 'link', 'frame', 'restore', 'come back', 'sign out'),
  link,
  /** Nearest first. Frames share storage with the site here; with partitioned storage, there'd be nothing to change. */
  frames: fc.constantFrom([evil], [site, evil], [editor, evil], [evil, editor]),
  fault: fc.constantFrom(null, null, 'down', 'garbles', 'hangs'),
  wait: fc.constantFrom(0, 1, 5000, 400_000),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** How many of the histories kept a session to the end. */
let kept = 0;

async function play(steps: readonly Step[]): Promise<void> {
  platform().calls.length = 0;
  let responder: (typeof faults)['down'] | null = null;
  platform().override = (call) => (call.request.includes('private') ? refuse() : responder?.(call));
  const browser = browse(ottosTokens, { appIds: ['brazos', 'private', 'listed'] });
  const [first, second] = [browser.open('/'), browser.open('/About')];
  const pages = [first, second];
  /** Otto's token, until he signs out. From then on, a link may sign a visitor in, and choose a listed platform. */
  let hasSession = true;
  for (const { isSecond, act, link, frames, fault, wait } of steps) {
    const tab = isSecond ? second : first;
    await settled();
    responder = fault && faults[fault];
    if (act === 'link') tab.go(link);
    if (act === 'frame') pages.push(browser.open(link, frames));
    if (act === 'restore') tab.dispatch('pageshow', { persisted: true });
    if (act === 'come back') tab.dispatch('online');
    if (act === 'sign out') tab.session().logout(false);
    hasSession &&= act !== 'sign out';
    await vi.advanceTimersByTimeAsync(wait);

    for (const page of pages) {
      const { pathname, search } = new URL(page.href());
      expect([pathname[1], search]).not.toContain('/');
      expect(decodeURIComponent(search)).not.toMatch(/access_token|brazos_nonce/);
    }
    if (!hasSession) continue;
    const { token, base44_app_id: app } = browser.localStorage.entries();
    expect([token, app]).toEqual(['token-of-otto', undefined]);
    const users = pages.map((page) => page.outcome().user ?? 'Otto');
    expect(new Set(users)).toEqual(new Set(['Otto']));
  }
  for (const { origin, token } of platform().calls) {
    const isElsewhereAllowed = token !== 'token-of-otto' || !hasSession;
    expect([platformUrl, ...(isElsewhereAllowed ? [staging] : [])]).toContain(origin);
  }
  if (hasSession) expect(pages.flatMap(({ left }) => left)).toEqual([]);
  await expectNoLoop(first);
  kept += Number(hasSession);
  browser.close();
}

/** The app becomes private, and the sign-in page returns with tokens that are rejected. */
async function expectNoLoop(tab: Tab): Promise<void> {
  await settled();
  const before = tab.left.length;
  platform().override = () => refuse();
  tab.session().checkAppState();
  await settled();
  for (let visit = 0; tab.left.length > before && visit < 3; visit++) {
    tab.go(`${returnUrl(tab).href}&access_token=rubbish`);
    await settled();
  }
  expect(tab.left.length - before).toBeLessThan(2);
}

test('no links, frames, answers, and tabs replace a session, send its token elsewhere, leave one in the URL, or loop', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), play), {
    numRuns: 200,
  });
  expect(kept).toBeGreaterThan(20);
}, 300_000);
