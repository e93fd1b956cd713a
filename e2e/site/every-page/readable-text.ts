import type { Page } from 'playwright/test';

export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Text that can't be read: clipped by a box, beyond the edge of the page, or overlapped by other text. */
export function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const lines: { text: string; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || !element.checkVisibility({ opacityProperty: true }))
        continue;
      // Text for screen readers is clipped on purpose, and drawings scale like images.
      if (element.closest('[class*="sr-only"], svg, [aria-hidden="true"], .skip-link') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        if (rect.left < -1 || rect.right > innerWidth + 1)
          problems.push(`beyond the edge: ${text}`);
        if (isCut(element, rect)) problems.push(`cut off: ${text}`);
        lines.push({ text, rect });
      }
    }
    lines.sort((one, other) => one.rect.top - other.rect.top);
    for (const [index, { text, rect }] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other === undefined || other.rect.top > rect.bottom) break;
        if (other.text !== text && overlap(rect, other.rect)) {
          problems.push(`overlapping: ${text} / ${other.text}`);
        }
      }
    }
    return problems;

    function isCut(element: Element, rect: DOMRect): boolean {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const hidesX = /hidden|clip/.test(overflowX);
        const hidesY = /hidden|clip/.test(overflowY);
        if (hidesX && (rect.right > edge.right + 1 || rect.left < edge.left - 1)) return true;
        if (hidesY && (rect.bottom > edge.bottom + 1 || rect.top < edge.top - 1)) return true;
      }
      return false;
    }

    /* The boxes of tightly set lines overlap slightly, so only half a line or more counts. */
    function overlap(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 2 && down > Math.min(one.height, other.height) / 2;
    }
  });
}

/** Dialogs, panels, and popovers that don't open, don't fit the window, or scroll sideways. */
export async function wideDialogs(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const problems: string[] = [];
    for (const box of document.querySelectorAll<HTMLElement>('dialog, [popover]')) {
      if (box instanceof HTMLDialogElement) box.showModal();
      else box.showPopover();
      const { left, right, width } = box.getBoundingClientRect();
      const isBeyond = left < 0 || right > innerWidth || box.scrollWidth > box.clientWidth;
      if (width === 0 || isBeyond) problems.push(`${box.id}: ${left} to ${right}`);
      if (box instanceof HTMLDialogElement) box.close();
      else box.hidePopover();
    }
    return problems;
  });
}
