import type { Page } from 'playwright/test';
import { expect, openPage, test } from '../fixtures';
import { distinctPages } from '../registry';

/** Legal pages have one layout, and only links: Terms of Service represents them. */
const tested = distinctPages.filter(
  ({ kind, name }) =>
    kind !== 'legal' || name === 'TermsOfService' || process.env.ALL_TESTS !== undefined,
);
const testedPaths = [...tested.map(({ href }) => href), '/NoSuchPage'];
const withTools = ['/', '/Capabilities', '/ISO'];

interface TabStop {
  /** Position of the focused element in document order, which identifies the stop. */
  position: number;
  text: string;
  problems: string[];
}

/** Checks the focused element as a sighted keyboard user would. */
function inspectFocus(page: Page): Promise<TabStop | null> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return page.evaluate(async (inFirefox) => {
    // Firefox scrolls to the focused element, and draws its focus ring, in the next frame.
    for (let frame = 0; inFirefox && frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const problems: string[] = [];
    const box = focused.getBoundingClientRect();
    const inWindow =
      box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
    if (!inWindow) problems.push('is off screen');
    if (!isUnobscured(focused)) problems.push('is hidden by something else');
    if (!hasFocusRing(focused)) problems.push('shows no focus');
    const inSentence = getComputedStyle(focused).display === 'inline';
    const [wide, high] = pressable(focused);
    const largeEnough = wide >= 24 && high >= 24;
    if (!inSentence && !largeEnough && focused.tagName !== 'VIDEO')
      problems.push(`is a target of ${wide} by ${high}`);
    // Count focusable elements only, because styles, scripts, and hidden menus come and go. A focusable scroll
    // container gets a position between two of them.
    const stops = [
      ...document.querySelectorAll(
        'a[href], button, summary, input, select, textarea, video, [tabindex]',
      ),
    ];
    const before = stops.filter(
      (stop) =>
        stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING &&
        stop.checkVisibility(),
    );
    const position = before.length * 2 + (stops.includes(focused) ? 1 : 0);
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const named = labels[0] ?? focused;
    const words = named instanceof HTMLElement ? named.innerText : (named.textContent ?? '');
    const text = focused.getAttribute('aria-label') ?? words.trim();
    return { position, text: text.slice(0, 60), problems };

    /* What a pointer presses: around a control that pointers go past, the element with it. */
    function pressedPart(element: Element): Element {
      const isPassed = getComputedStyle(element).pointerEvents === 'none';
      return (isPassed ? element.parentElement : null) ?? element;
    }

    /* Width and height of the clickable area: of a field or its label, or a whole card. */
    function pressable(element: Element): [number, number] {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [pressedPart(element), label ?? element].map((part) =>
        part.getBoundingClientRect(),
      );
      const after = getComputedStyle(element, '::after');
      const sizes = after.position === 'absolute' ? [after.width, after.height] : [];
      const [wide = 0, high = 0] = sizes.map(parseFloat);
      return [
        Math.round(Math.max(wide, ...boxes.map(({ width }) => width))),
        Math.round(Math.max(high, ...boxes.map(({ height }) => height))),
      ];
    }

    /*
     * Checks the corners and center of every line: the top bar must not cover any part of a control. Firefox doesn't
     * scroll to an element that's partly in view, so one visible point is enough there, as in WCAG 2.4.11.
     */
    function isUnobscured(element: Element): boolean {
      const points = [...element.getClientRects()].flatMap((line) => [
        [line.left + 2, line.top + 2],
        [line.left + line.width / 2, line.top + line.height / 2],
        [line.right - 2, line.bottom - 2],
      ]);
      const isSeen = ([x = 0, y = 0]: number[]) => {
        const top = document.elementFromPoint(x, y);
        // Below the window. Chromium scrolls to a text area's caret, not to its end.
        if (top === null) return element.clientHeight > innerHeight || element.matches('textarea');
        return pressedPart(element).contains(top) || top.contains(element);
      };
      return inFirefox ? points.some(isSeen) : points.every(isSeen);
    }

    /* A card's button draws its focus ring around the card, with ::after; the browser, around the part of a time. */
    function hasFocusRing(element: Element): boolean {
      if (element.matches('[type="time"]')) return true;
      return [null, '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      });
    }
  }, isFirefox);
}

/** Presses the key until the last stop has focus, and returns the stops on the way. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', last: string): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press(key);
    const stop = await inspectFocus(page);
    if (stop === null) throw new Error(`the focus leaves the page before “${last}”`);
    // A part of the same field, such as a time's minutes.
    if (stop.position === stops.at(-1)?.position) continue;
    expect(seen.has(stop.position), `the focus comes back to “${stop.text}”: a trap`).toBe(false);
    seen.add(stop.position);
    stops.push(stop);
    if (stop.text === last) return stops;
  }
}

/** Opens what's collapsed, because its links and fields are stops too, except hundreds of records. */
async function openCollapsed(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) {
      details.open = details.querySelectorAll('a').length < 50;
    }
  });
  // Fields load when they're opened.
  await page.waitForLoadState('networkidle');
}

function problemsOf(stops: readonly TabStop[]): string[] {
  return stops.flatMap(({ text, problems }) => problems.map((problem) => `“${text}” ${problem}`));
}

const small = [
  { width: 390, height: 844 },
  { width: 900, height: 700 },
];

/** Pages with tools in both sizes, and the others in one of them: they share the shell, and their parts are alike. */
function viewportsOf(address: string, at: number) {
  if (process.env.ALL_TESTS !== undefined) return [...small, { width: 1280, height: 720 }];
  return small.filter((_, size) => withTools.includes(address) || size === at % small.length);
}

for (const [at, address] of testedPaths.entries()) {
  for (const viewport of viewportsOf(address, at)) {
    test.describe(`at ${viewport.width}×${viewport.height}`, { tag: '@media' }, () => {
      test.use({ viewport, reducedMotion: 'reduce' });

      test(`Tab visits every stop on ${address} in order, and Shift+Tab backward`, async ({
        page,
      }) => {
        test.slow();
        await openPage(page, address);
        await openCollapsed(page);
        const forward = await tabThrough(page, 'Tab', 'Sign in');
        expect(problemsOf(forward)).toEqual([]);
        expect(forward[0]?.text).toBe('Skip to main content');
        const positions = forward.map(({ position }) => position);
        expect(positions, 'the order of the page').toEqual([...positions].sort((a, b) => a - b));
        // After the last stop, focus leaves the page or starts over.
        await page.keyboard.press('Tab');
        expect([undefined, positions[0]]).toContain((await inspectFocus(page))?.position);
        await page.getByRole('button', { name: 'Sign in' }).focus();
        const backward = await tabThrough(page, 'Shift+Tab', 'Skip to main content');
        expect(problemsOf(backward)).toEqual([]);
        expect(backward.map(({ position }) => position)).toEqual(positions.slice(0, -1).reverse());
      });
    });
  }
}

test('nothing in an agent’s dialog gets the focus under what stays at its foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 680 });
  await openPage(page, '/AITeam#milam');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).focus();
  for (const _ of await dialog.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    expect((await inspectFocus(page))?.problems).toEqual([]);
  }
});

test('the mobile menu closes when Tab or Shift+Tab leaves it, and what has the focus is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/About');
  const menu = page.getByRole('navigation', { name: 'Site' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Sign in' }).press('Tab');
  await expect(menu).toBeHidden();
  expect((await inspectFocus(page))?.problems).toEqual([]);
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await button.press('Shift+Tab');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
