const gap = 8;

/**
 * Puts a popover below an element, or above it if there's more room, between the top bar and the window's edge. On a
 * phone, it's a sheet at the lower edge (`app/records.css`), and the page scrolls until the element is above it.
 */
export function placeNear(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  popover.style.cssText = '';
  if (matchMedia('(width < 40rem)').matches) {
    const hidden = bottom + 2 * gap - popover.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: Math.min(hidden, top - edge - gap), behavior: 'instant' });
    return;
  }
  const below = clientHeight - bottom - 2 * gap;
  const above = top - edge - 2 * gap;
  const isBelow = popover.offsetHeight <= below || below >= above;
  popover.style.maxHeight = `${Math.min(isBelow ? below : above, popover.offsetHeight)}px`;
  popover.style.left = `${Math.max(gap, Math.min(left, clientWidth - popover.offsetWidth - gap))}px`;
  popover.style.top = `${isBelow ? bottom + gap : top - gap - popover.offsetHeight}px`;
}
