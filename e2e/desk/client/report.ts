import type { View } from '../view-options';
import { fetchFragment } from './desk-api';
import { byId } from './dom';

/** The area that shows what the server says about a page, instead of the frame. */
export function createReport(onError: (error: unknown) => void) {
  const area = byId('report', HTMLDivElement);
  let latest = 0;
  let shown = '';

  return {
    hide() {
      latest += 1;
      shown = '';
      area.hidden = true;
      area.replaceChildren();
    },
    /** Shows this view of the page. A newer call wins. */
    async show(view: View, path: string): Promise<void> {
      latest += 1;
      const thisCall = latest;
      const address = `views/${view.id}?page=${encodeURIComponent(path)}`;
      area.hidden = false;
      area.ariaLabel = view.label;
      area.ariaBusy = 'true';
      if (address !== shown) area.textContent = 'Reading the page…';
      try {
        const fragment = await fetchFragment(address);
        if (thisCall !== latest) return;
        shown = address;
        area.replaceChildren(fragment);
        markCuts(area);
      } catch (error) {
        if (thisCall === latest) onError(error);
      } finally {
        if (thisCall === latest) area.ariaBusy = 'false';
      }
    },
  };
}

/** Shows the warning that belongs to each text that's cut off. Only the browser knows how wide a text is. */
function markCuts(area: HTMLElement): void {
  for (const text of area.querySelectorAll<HTMLElement>('[data-cut]')) {
    const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth;
    byId(text.dataset.cut ?? '', HTMLParagraphElement).hidden = !isCut;
  }
}
