import { byId } from './dom';

// Enough history, while a page that sends messages in a loop can't fill up memory.
const maxEntries = 200;

export interface Feed {
  /** Adds an entry at the top. */
  add(entry: Node): void;
  clear(): void;
}

/** One of the desk's lists, newest entry first, with its Clear button. */
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
