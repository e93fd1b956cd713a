import { byId } from './dom';

// Enough to look back on; a page that sends in a loop must not fill the memory.
const maxEntries = 200;

export interface Feed {
  /** Puts an entry on top. */
  add(entry: Node): void;
  clear(): void;
}

/** A list of the desk, newest first, with its Clear button. */
export function createFeed(id: string, onClear: () => void = () => {}): Feed {
  const list = byId(`${id}-list`, HTMLOListElement);
  const emptyText = byId(`${id}-empty`, HTMLParagraphElement);

  const clear = () => {
    list.replaceChildren();
    emptyText.hidden = false;
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
    },
    clear,
  };
}
