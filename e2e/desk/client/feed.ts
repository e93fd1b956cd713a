import type { PanelId } from '../view-options';
import { byId } from './dom';
import { showCount } from './panels';

// Enough history, while a page that sends messages in a loop can't fill up memory.
const maxEntries = 200;

export interface Feed {
  /** Adds an entry at the top. */
  add(entry: Node): void;
  clear(): void;
}

/** One of the desk's lists, newest entry first, with its Clear button. */
export function createFeed(id: PanelId, onClear: () => void = () => {}): Feed {
  const list = byId(`${id}-list`, HTMLOListElement);
  const emptyText = byId(`${id}-empty`, HTMLParagraphElement);

  const clear = () => {
    list.replaceChildren();
    emptyText.hidden = false;
    showCount(id, 0);
  };
  byId(`${id}-clear`, HTMLButtonElement).addEventListener('click', () => {
    clear();
    onClear();
  });

  return {
    add(entry) {
      list.prepend(entry);
      if (list.childElementCount > maxEntries) list.lastElementChild?.remove();
      emptyText.hidden = true;
      showCount(id, list.childElementCount);
    },
    clear,
  };
}
