const gap = 8;

/**
 * Puts a popover below an element, or above it if it fits only there, between the top bar and the window's edge. If it
 * fits nowhere, the page scrolls until it does. On a phone, it's a sheet at the lower edge (`app/records.css`), and the
 * page scrolls until the element is above it.
 */
export function placeNear(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  popover.style.cssText = '';
  const { offsetWidth: width, offsetHeight: height } = popover;
  const isSheet = matchMedia('(width < 40rem)').matches;
  const missing = bottom + height + 2 * gap - clientHeight;
  const above = top - edge - 2 * gap;
  const isAbove = !isSheet && missing > 0 && height <= above;
  const scrolled = isAbove ? 0 : Math.max(0, Math.min(missing, above));
  scrollBy({ top: scrolled, behavior: 'instant' });
  if (isSheet) return;
  // A link in the popover itself is gone by now.
  const lowest = anchor.getBoundingClientRect().bottom + gap;
  const y = isAbove ? top - gap - height : Math.max(edge + gap, lowest);
  popover.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  popover.style.top = `${y}px`;
  popover.style.maxHeight = `${clientHeight - y - gap}px`;
}
