import type { Page } from 'playwright/test';

export interface TabStop {
  /** Position of the focused element in document order, which identifies the stop. */
  position: number;
  text: string;
  problems: string[];
}

/** Checks the focused element as a sighted keyboard user would. */
export function inspectFocus(page: Page): Promise<TabStop | null> {
  return page.evaluate(() => {
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

    /* Checks the corners and center of every line: the top bar must not cover any part of a control. */
    function isUnobscured(element: Element): boolean {
      const points = [...element.getClientRects()].flatMap((line) => [
        [line.left + 2, line.top + 2],
        [line.left + line.width / 2, line.top + line.height / 2],
        [line.right - 2, line.bottom - 2],
      ]);
      return points.every(([x = 0, y = 0]) => {
        const top = document.elementFromPoint(x, y);
        // Below the window. Chromium scrolls to a text area's caret, not to its end.
        if (top === null) return element.clientHeight > innerHeight || element.matches('textarea');
        return pressedPart(element).contains(top) || top.contains(element);
      });
    }

    /* A card's button draws its focus ring around the card, with ::after; the browser, around the part of a time. */
    function hasFocusRing(element: Element): boolean {
      if (element.matches('[type="datetime-local"]')) return true;
      return [null, '::after'].some((part) => {
        const style = getComputedStyle(element, part);
        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      });
    }
  });
}
