const gap = 8;

/** Puts a popover below an element, or above it if there's more room, inside the window. */
export function placeNear(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom;
  const isAbove = below < height + gap && top > below;
  const y = isAbove
    ? Math.max(gap, top - height - gap)
    : Math.min(bottom + gap, clientHeight - height - gap);
  popover.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  popover.style.top = `${Math.max(gap, y)}px`;
}
