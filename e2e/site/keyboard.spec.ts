import type { Page } from 'playwright/test';
import { expect, settled, test } from '../fixtures';
import { distinctPages } from '../registry';

const walked = [...distinctPages.map(({ href }) => href), '/NoSuchPage'];

interface Stop {
  /** Where in the page's order the focused element stands; it tells one stop from another. */
  place: number;
  words: string;
  faults: string[];
}

/** Looks at what has the focus, as somebody would who sees the screen and has no mouse. */
function lookAtFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const faults: string[] = [];
    const box = focused.getBoundingClientRect();
    const inWindow =
      box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
    if (!inWindow) faults.push('is off screen');
    if (!seenAt(focused)) faults.push('is hidden by something else');
    if (!ringed(focused)) faults.push('shows no focus');
    const inSentence = getComputedStyle(focused).display === 'inline';
    const [wide, high] = pressable(focused);
    const largeEnough = wide >= 24 && high >= 24;
    if (!inSentence && !largeEnough && focused.tagName !== 'VIDEO')
      faults.push(`is a target of ${wide} by ${high}`);
    // Counted by what can have the focus: styles, scripts and hidden menus come and go meanwhile. A part
    // that scrolls has its place between two of these.
    const stops = [
      ...document.querySelectorAll('a[href], button, summary, input, video, [tabindex]'),
    ];
    const before = stops.filter(
      (stop) =>
        stop.getClientRects().length > 0 &&
        stop.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const place = before.length * 2 + (stops.includes(focused) ? 1 : 0);
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    const words = focused.getAttribute('aria-label') ?? (labels[0] ?? focused).innerText.trim();
    return { place, words: words.slice(0, 60), faults };

    /* How wide and high the area is that takes a press: a field's label is part of it, and so is a card. */
    function pressable(element: HTMLElement): [number, number] {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const { width, height } = (label ?? element).getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const sizes = after.position === 'absolute' ? [after.width, after.height] : [];
      const [wide = 0, high = 0] = sizes.map(parseFloat);
      return [Math.round(Math.max(width, wide)), Math.round(Math.max(height, high))];
    }

    /* Every line of it and its corners: the bar must not cover a part of what one acts on. */
    function seenAt(element: HTMLElement): boolean {
      return [...element.getClientRects()].every((line) =>
        [
          [line.left + 2, line.top + 2],
          [line.left + line.width / 2, line.top + line.height / 2],
          [line.right - 2, line.bottom - 2],
        ].every(([x = 0, y = 0]) => {
          const top = document.elementFromPoint(x, y);
          if (top === null) return line.height > innerHeight;
          return element.contains(top) || top.contains(element);
        }),
      );
    }

    /* A card's button draws its ring around the card. */
    function ringed(element: HTMLElement): boolean {
      return [null, '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      });
    }
  });
}

/** Presses the key until the focus has left the page or begins anew, and gives the stops on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end?: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);
    if (stop === null || stop.place === stops[0]?.place) return stops;
    expect(seen.has(stop.place), `the focus comes back to “${stop.words}”: a trap`).toBe(false);
    seen.add(stop.place);
    stops.push(stop);
    if (stop.place === end) return stops;
  }
}

function faultsOf(stops: readonly Stop[]): string[] {
  return stops.flatMap(({ words, faults }) => faults.map((fault) => `“${words}” ${fault}`));
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 720 }, reducedMotion: 'reduce' });

    for (const address of walked) {
      test(`Tab leads through ${address} to its end, and Shift+Tab back`, async ({ page }) => {
        await page.goto(address);
        await settled(page);
        const there = await walk(page, 'Tab');
        expect(faultsOf(there)).toEqual([]);
        expect(there[0]?.words).toBe('Skip to main content');
        expect(there.at(-1)?.words).toBe('Sign in');
        const places = there.map(({ place }) => place);
        expect(places, 'the order of the page').toEqual([...places].sort((a, b) => a - b));

        // Where the focus is once it has left the page is the browser's own affair.
        await page.getByRole('button', { name: 'Sign in' }).focus();
        const back = await walk(page, 'Shift+Tab', places[0]);
        expect(faultsOf(back)).toEqual([]);
        expect(back.map(({ place }) => place)).toEqual(places.slice(0, -1).reverse());
      });
    }
  });
}

test('every menu opens and closes by keyboard and gives the focus back', async ({ page }) => {
  await page.goto('/About');
  await settled(page);
  for (const name of ['Platform', 'Solutions', 'Resources', 'Support']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }
});

test('the small screen’s menu and the search give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/About');
  await settled(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Site' }).getByText('Platform', { exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
  await expect(menu).toBeFocused();

  const search = page.getByRole('button', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toBeFocused();
});
