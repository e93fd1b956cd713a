import { closest } from './closest';
import type { Islands } from './islands';

/** Links to records. */
const record = 'a.record';

/**
 * Opens a record on the page instead of following its link, unless the island can't be loaded, or a key asks for another
 * tab or window.
 */
export function openRecords(islands: Islands): void {
  addEventListener('pointerover', ({ target }) => {
    const island = closest(target, record) && islands.find('RecordTag');
    if (island) islands.preload(island);
  });
  addEventListener('click', async (event) => {
    const link = closest<HTMLAnchorElement>(event.target, record);
    const island = islands.find('RecordTag');
    if (link === null || island === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (await islands.hydrate(island))
      link.dispatchEvent(new Event('open-record', { bubbles: true }));
    else location.assign(link.href);
  });
}
