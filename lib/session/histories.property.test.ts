import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { TestBrowser } from './testing-browser';
import { BrowserModel } from './testing-model';
import { setUpVisits } from './testing-visits';

const { browse, platform } = setUpVisits();

const step = fc.record({
  nth: fc.constantFrom(0, 0, 1),
  /** Whether the user agrees to what a tab still asks. */
  agrees: fc.boolean(),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('visit', 'sign in', 'agree') },
    { weight: 3, arbitrary: fc.constantFrom('link', 'rejection', 'reload', 'wait', 'sign out') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('renewal', 'bad link', 'pardon', 'outage', 'recovery'),
    },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const links: Record<string, string> = {
  'sign in': 'of-otto',
  link: 'of-mallory',
  renewal: 'of-otto-again',
  'bad link': 'rubbish',
};
const accounts = {
  Otto: { id: '1', full_name: 'Otto', email: 'otto@plant.example' },
  Mallory: { id: '2', full_name: 'Mallory', email: 'mallory@evil.example' },
};

/** How far the histories got. */
const reached = { agreed: 0, switched: 0, rejected: 0, remembered: 0 };

async function play(steps: readonly Step[], browser: TestBrowser): Promise<void> {
  const users: Record<string, 'Otto' | 'Mallory'> = {};
  const model = new BrowserModel(2, users);
  const tabs = model.tabs.map(() => browser.open('/robots.txt'));
  const setUsers = (all: typeof users) => {
    for (const token of Object.keys(users)) delete users[token];
    Object.assign(users, all);
    platform().accounts = Object.fromEntries(
      Object.entries(users).map(([token, name]) => [token, accounts[name]]),
    );
  };
  const everybody = {
    'of-otto': 'Otto',
    'of-otto-again': 'Otto',
    'of-mallory': 'Mallory',
  } as const;
  setUsers(everybody);
  async function pass(ms: number): Promise<void> {
    model.pass(ms);
    await vi.advanceTimersByTimeAsync(ms);
  }

  for (const tab of model.tabs) model.visit(tab);
  await pass(31_000);

  for (const { nth, act, agrees } of steps) {
    const [tab, expected] = [tabs[nth], model.tabs[nth]];
    if (tab === undefined || expected === undefined) continue;
    const link = links[act] ?? null;
    if (act === 'visit' || act === 'reload' || link !== null) {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
        act === 'reload' ? [Object.assign(performance.mark('navigation'), { type: 'reload' })] : [],
      );
      model.visit(expected, { isReload: act === 'reload', link });
      tab.go(link === null ? '/ISO' : `/About?access_token=${link}`);
      reached.remembered += Number(expected.isRemembered);
    }
    if (act === 'sign out') {
      model.signOut(expected);
      tab.page().logout(false);
    }
    if (act === 'rejection') setUsers({ 'of-mallory': 'Mallory' });
    if (act === 'pardon') setUsers(everybody);
    if (act === 'outage' || act === 'recovery') {
      model.isDown = act === 'outage';
      platform().mode = model.isDown ? 'down' : 'fine';
    }
    await pass(act === 'wait' ? 361_000 : 31_000);
    if (agrees && expected.question !== null) {
      reached.agreed += 1;
      model.agree(expected);
      const { label } = tab.notices().find(({ title }) => title.startsWith('This link')) ?? {};
      tab.press(label ?? '');
      await pass(31_000);
    }
    for (const [index, { user, error, question }] of model.tabs.entries()) {
      const { notices = [], ...shown } = tabs[index]?.outcome() ?? {};
      const asks = notices.some((title) => title.startsWith('This link'));
      const expected = { user, error, token: model.token, asks: question !== null };
      expect({ index, act, ...shown, asks }).toMatchObject({ index, act, ...expected });
    }
    reached.switched += Number(model.token === 'of-mallory');
    reached.rejected += Number(expected.error === 'auth_required');
    const requests = platform().calls.filter(({ request }) => request.startsWith('GET'));
    expect(requests.length).toBeLessThanOrEqual(model.requests);
  }
}

test('in a thousand histories of two tabs, each shows whom the platform has confirmed, with as few requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (steps) => {
      platform().mode = 'fine';
      platform().calls = [];
      const browser = browse();
      await play(steps, browser).finally(browser.close);
    }),
    { numRuns: 1000 },
  );
  for (const [what, count] of Object.entries(reached))
    expect([what, count > 20]).toEqual([what, true]);
}, 300_000);
