import { byId } from './dom';

// Enough to look back on; a page that sends in a loop must not fill the memory.
const longest = 200;

export interface Feed {
  /** Puts an entry on top. */
  add(entry: Node): void;
  empty(): void;
}

/** A list of the desk, newest first, with its Clear button. */
export function createFeed(id: string, onClear: () => void = () => {}): Feed {
  const list = byId(`${id}-list`, HTMLOListElement);
  const emptyText = byId(`${id}-empty`, HTMLParagraphElement);

  const empty = () => {
    list.replaceChildren();
    emptyText.hidden = false;
  };
  byId(`${id}-clear`, HTMLButtonElement).addEventListener('click', () => {
    empty();
    onClear();
  });

  return {
    add(entry) {
      list.prepend(entry);
      if (list.childElementCount > longest) list.lastElementChild?.remove();
      emptyText.hidden = true;
    },
    empty,
  };
}
