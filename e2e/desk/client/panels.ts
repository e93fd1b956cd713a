import { type PanelId, panelIds } from '../view-options';
import { byId } from './dom';

// Enough history, while a page that sends messages in a loop can't fill up memory.
const maxEntries = 200;

/** Opens these panels below the page. `onToggle` receives the open ones after each change. */
export function createPanels(open: readonly PanelId[], onToggle: (open: PanelId[]) => void) {
  const panel = (id: PanelId) => byId(`${id}-panel`, HTMLDetailsElement);
  for (const id of panelIds) {
    panel(id).open = open.includes(id);
    panel(id).addEventListener('toggle', () =>
      onToggle(panelIds.filter((each) => panel(each).open)),
    );
  }
}

/** Shows a panel's count in its summary; hides it for 0. */
export function showCount(id: PanelId, count: number, unit = ''): void {
  const tag = byId(`${id}-count`, HTMLSpanElement);
  tag.hidden = count === 0;
  tag.textContent = `${count} ${unit}`.trim();
}

/** The list in a panel, newest entry first. @param onClear called when its Clear button is pressed */
export function createList(id: PanelId, onClear?: () => void) {
  const list = byId(`${id}-list`, HTMLOListElement);
  const changed = () => {
    byId(`${id}-empty`, HTMLParagraphElement).hidden = list.childElementCount > 0;
    showCount(id, list.childElementCount);
  };
  const clear = () => {
    list.replaceChildren();
    changed();
  };
  byId(`${id}-clear`, HTMLButtonElement).addEventListener('click', () => {
    clear();
    onClear?.();
  });
  return {
    clear,
    add(entry: Node) {
      list.prepend(entry);
      if (list.childElementCount > maxEntries) list.lastElementChild?.remove();
      changed();
    },
  };
}
