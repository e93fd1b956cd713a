import { content, sumExample } from '@/lib/content';
import { admin, expect, guest, operator, platformTest, signedInUrl } from '../fixtures';
import { agentWithId, headlineOf, labelIn } from '../registry';
import { final, hoursOf, lineBreak, plannedLineBreak, shift } from '../site/tools/permit-board';
import { startAlteredSite } from './altered-site';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

interface Fixtures {
  /** Opens a page of the site, and waits until its session is settled. */
  open(address: string): Promise<void>;
  altered: Awaited<ReturnType<typeof startAlteredSite>>;
}

const test = platformTest.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({ browserName }, use) => {
      const engine = await (browserName === 'firefox' ? startFirefox() : startWebKit());
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  altered: async ({}, use) => {
    const altered = await startAlteredSite();
    await use(altered);
    await altered.stop();
  },
  open: async ({ engine, platform }, use) => {
    await engine.open(`${platform.url}/robots.txt`);
    await engine.until('(localStorage.clear(), sessionStorage.clear(), true)');
    engine.consoleErrors.length = 0;
    await use(async (address) => {
      await engine.open(new URL(address, platform.url).href);
      await engine.until('!document.documentElement.hasAttribute("data-session")');
    });
    expect(engine.consoleErrors, 'errors on the browser’s console').toEqual([]);
  },
});

/** A script that finds a visible element by XPath. */
const visible = (xpath: string) => `(() => {
  const all = document.evaluate(\`${xpath}\`, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index))
    .find((element) => element.checkVisibility({ visibilityProperty: true }));
})()`;
const gone = (element: string) => `!${element}`;
const textOf = (element: string) => `${element}?.innerText`;
/** With this label, or with this text alone. */
const named = (tag: string, name: string, within = '') =>
  visible(`${within}//${tag}[@aria-label="${name}" or normalize-space()="${name}"]`);
const button = (name: string) => named('button', name);
const link = (name: string) => named('a', name);
const dialogs = '//*[@role="dialog" or self::dialog[@open]]';
const dialog = visible(dialogs);
const close = named('button', 'Close', dialogs);
const focused = 'document.activeElement';
const milam = agentWithId('milam').name;

test('a page can be read, and the first Tab stop skips to its content', async ({
  engine,
  open,
}) => {
  await open('/About');
  await engine.until(named('h1', headlineOf('About')));
  await engine.type('Tab', 'Enter');
  await engine.until(`${focused}.localName === 'main'`);
});

test('a menu opens on a press, and Escape returns the focus to its button', async ({
  engine,
  open,
}) => {
  await open('/About');
  await engine.press(button('Solutions'));
  const first = link(labelIn('menu', 'ShiftLog'));
  await engine.until(first);
  await engine.type('Tab');
  await engine.until(`${focused}.closest('a') !== null`);
  await engine.type('Escape');
  await engine.until(gone(first));
  await engine.until(`${focused} === ${button('Solutions')}`);
});

test('search finds an agent, and Enter opens its dialog', async ({ engine, open }) => {
  await open('/About');
  await engine.press(button('Search'));
  await engine.press(visible('//input[@type="search"]'));
  await engine.type({ text: milam });
  expect(await engine.until(textOf(visible('//*[@role="option"]')))).toContain(milam);
  await engine.type('Enter');
  await engine.until('location.pathname === "/AITeam"');
  expect(await engine.until(textOf(dialog))).toMatch(/key capabilities/i);
});

test('an agent’s card opens its dialog, and Close returns the focus to the card', async ({
  engine,
  open,
}) => {
  await open('/AITeam');
  await engine.press(visible(`//main//button[starts-with(normalize-space(), "${milam}")]`));
  expect(await engine.until(textOf(dialog))).toMatch(/key capabilities/i);
  await engine.press(close);
  await engine.until(gone(dialog));
  await engine.until(`${focused}.textContent.startsWith('${milam}')`);
});

test('a film plays, and opens in a player', async ({ engine, open }) => {
  const plays = (selector: string) =>
    engine.until(`[...document.querySelectorAll('${selector}')]
      .some((video) => !video.paused && video.currentTime > 0)`);
  await open('/');
  await plays('main figure video');
  await engine.press(button('Watch the video'));
  await plays(':is([role=dialog], dialog[open]) video');
  await engine.press(close);
  await engine.until(gone(dialog));
});

test('signing in returns to the page, and signing out stays on it', async ({
  engine,
  open,
  platform,
}) => {
  await open('/About');
  await engine.press(button('Sign in'));
  await engine.press(visible('//input[@type="email"]'));
  await engine.type({ text: operator }, 'Tab', { text: 'operator-pass-1' }, 'Enter');
  await engine.press(button('Sign out'));
  await engine.until(button('Sign in'));
  await engine.until(`location.href === '${platform.url}/About'`);
});

test('a link signs in, and another one doesn’t replace the session', async ({
  engine,
  open,
  platform,
}) => {
  await open(signedInUrl(platform, operator, '/About'));
  await engine.until(button('Sign out'));
  await open(signedInUrl(platform, admin, '/About'));
  const notice = textOf(visible('//*[@aria-label="Notifications"]'));
  await engine.until(`${notice}?.includes('already signed in as Otto Operator')`);
  await engine.until(`location.href === '${platform.url}/About'`);
});

test('an unregistered user sees Access Restricted without React, and can sign out', async ({
  engine,
  altered: { platform },
}) => {
  await engine.open(signedInUrl(platform, guest, '/About'));
  const heading = textOf(visible('//*[self::h1 or @role="heading"]'));
  await engine.until(`${heading} === 'Access Restricted'`);
  await engine.until(`location.search === ''`);
  await engine.press(button('Sign out'));
  await engine.until(named('h1', headlineOf('About')));
});

for (const host of ['127.0.0.1', 'localhost'] as const) {
  const isListed = host === '127.0.0.1';
  test(`on another origin, a parent that’s ${isListed ? '' : 'not '}listed hears of ${isListed ? 'each page' : 'none'}`, async ({
    engine,
    altered: { platform, parentUrl },
  }) => {
    const visits = () => platform.events.recent().filter(({ type }) => type === 'visit');
    const { pathname, search } = new URL(signedInUrl(platform, operator, '/About'));
    await engine.open(parentUrl(host, pathname + search));
    await expect.poll(visits).toHaveLength(1);
    for (const [index, name] of ['ISO', 'Story'].entries()) {
      await engine.until(`(frames[0].location = '${platform.url}/to/${name}', true)`);
      await expect.poll(visits).toHaveLength(index + 2);
    }
    const urls = ['About', 'ISO', 'Story'].map((name) => `${platform.url}/${name}`);
    // Each page also reports that it can't load React.
    const received = await engine.until<{ url?: string }[]>('received');
    expect(received.flatMap(({ url }) => url ?? [])).toEqual(isListed ? urls : []);
  });
}

test('the ROI calculator adds a cost by pointer and keyboard', async ({ engine, open }) => {
  const [example] = content().iso.implementation.sections;
  const costs = (example ? sumExample(example.example).costs : 0) + 9000;
  await open('/ISO');
  await engine.press(button('Add a cost'));
  await engine.press(named('input', 'Cost 3 label'));
  await engine.type({ text: 'Travel' }, 'Tab', { text: '9000' }, 'Tab');
  const total = `document.querySelector('output[aria-label="Total costs"]').textContent`;
  await engine.until(`${total} === "$${costs.toLocaleString('en-US')}"`);
});

test('a pointer drags a permit on the board, and a key moves it on', async ({ engine, open }) => {
  await open('/');
  const slider = `document.querySelector('input[aria-label="${lineBreak}"]')`;
  await engine.until(`(${slider}.scrollIntoView({ block: 'center', behavior: 'instant' }), true)`);
  const box = await engine.until<DOMRect>(`${slider}.getBoundingClientRect().toJSON()`);
  const quarterHour = (box.width * 15) / (shift.until - shift.from);
  const { from, until } = plannedLineBreak;
  const middle = (from + until) / 2 - shift.from;
  const start = { x: box.x + (middle / 15) * quarterHour, y: box.y + box.height / 2 };
  const quarters = (final.from - from) / 15;
  await engine.drag(start, { ...start, x: start.x + (quarters - 1) * quarterHour });
  const dragged = { from: final.from - 15, until: final.until - 15 };
  await engine.until(`${slider}.ariaValueText.includes("${hoursOf(dragged)}")`);
  await engine.type('ArrowRight');
  await engine.until(`${slider}.ariaValueText.includes("${hoursOf(final)}")`);
});

test('prints a tool without the page around it', async ({ engine, open }) => {
  const headline = named('h1', headlineOf('ISO'));
  const calculator = '//*[@aria-label="ROI calculator"]';
  await open('/ISO');
  await engine.until(headline);
  await engine.until(`(window.print = () => dispatchEvent(new Event('beforeprint')))`);
  await engine.press(named('button', 'Print', calculator));
  // WebKit's driver can't print.
  // Again and again, because the full style sheet may still be loading.
  await engine.until(`(${applyPrintStyles}, ${gone(headline)})`);
  expect(await engine.until(textOf(visible(calculator)))).toMatch(/total costs/i);
});

/** Applies the rules for print to the screen. */
const applyPrintStyles = `[...document.styleSheets].forEach(function apply(rules) {
  if (rules.media?.mediaText === 'print') rules.media.mediaText = 'all';
  [...(rules.cssRules ?? [])].forEach(apply);
})`;
