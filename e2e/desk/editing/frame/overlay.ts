import { type PageWords, rangeOf } from './page-words';

/** Draws around words, above the page and apart from its styles. */
export function createOverlay(styleUrl: string) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = styleUrl;
  const outlines = document.createElement('div');
  const label = document.createElement('p');
  label.className = 'label';
  label.setAttribute('role', 'status');
  root.append(style, outlines, label);

  return {
    host,
    root,
    owns: (event: Event) => event.composedPath().includes(host),
    /** Outlines words, and says where they come from; null removes both. */
    show(words: PageWords | null, text: string): void {
      outlines.replaceChildren(...(words === null ? [] : boxesOf(words)));
      label.textContent = text;
      label.hidden = words === null;
      const rect = words && rangeOf(words.node).getBoundingClientRect();
      if (rect) placeNear(label, rect);
    },
  };
}

function boxesOf({ node }: PageWords): HTMLElement[] {
  return [...rangeOf(node).getClientRects()].map(({ left, top, width, height }) => {
    const box = document.createElement('div');
    box.className = 'outline';
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return box;
  });
}

const gap = 6;

/** Puts an element below a rectangle of the viewport, or above it if there's no room, always in view. */
export function placeNear(element: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = bottom + gap;
  const fitsBelow = below + height <= innerHeight;
  const wanted = fitsBelow ? below : top - gap - height;
  element.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  element.style.top = `${Math.max(gap, Math.min(wanted, innerHeight - height - gap))}px`;
}
