import type { View } from '../view-options';
import { fetchFragment } from './desk-api';
import { byId } from './dom';

/** The area that shows what the server says about a page, instead of the frame. */
export function createReport() {
  const area = byId('report', HTMLDivElement);
  let latest = '';

  return {
    hide() {
      latest = '';
      area.hidden = true;
    },
    /** Shows this view of the page. A newer call wins. */
    async show(view: View, path: string): Promise<void> {
      const address = `views/${view.id}?page=${encodeURIComponent(path)}`;
      area.hidden = false;
      area.ariaLabel = view.label;
      area.ariaBusy = 'true';
      if (address !== latest) area.textContent = 'Reading the page…';
      latest = address;
      const fragment = await fetchFragment(address);
      if (address !== latest) return;
      area.replaceChildren(fragment);
      markCuts(area);
      area.ariaBusy = 'false';
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
