import { type PanelId, panelIds } from '../view-options';
import { byId } from './dom';

/** The panels below the page. */
export function createPanels(onToggle: (open: readonly PanelId[]) => void) {
  const panels = panelIds.map((id) => ({ id, panel: byId(`${id}-panel`, HTMLDetailsElement) }));
  const openIds = () => panels.filter(({ panel }) => panel.open).map(({ id }) => id);

  return {
    /** Opens these panels. Call it once, on load. */
    open(ids: readonly PanelId[]) {
      for (const { id, panel } of panels) {
        panel.open = ids.includes(id);
        panel.addEventListener('toggle', () => onToggle(openIds()));
      }
    },
  };
}

/** Shows a panel's count in its summary; hides it for 0. */
export function showCount(id: PanelId, count: number, unit = ''): void {
  const tag = byId(`${id}-count`, HTMLSpanElement);
  tag.hidden = count === 0;
  tag.textContent = unit === '' ? String(count) : `${count} ${unit}`;
}
