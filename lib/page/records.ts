import { closest } from './events';
import { findIsland } from './islands';

/** Links to records. Those in a dialog are followed: it's modal, and would cover what they open. */
const record = 'a.record:not(:is([popover], [role=dialog], dialog):not(.record-tag) *)';

/**
 * Opens a record on the page instead of following its link, unless the island can't be loaded, or a key asks for another
 * tab or window.
 *
 * @param hydrate hydrates an island, unless it's hydrated
 */
export function openRecords(hydrate: (element: HTMLElement | null) => Promise<void>): void {
  addEventListener('pointerover', ({ target }) => {
    if (closest(target, record) !== null) void hydrate(findIsland('RecordTag'));
  });
  addEventListener('click', async (event) => {
    const link = closest<Element>(event.target, record);
    const island = findIsland('RecordTag');
    if (link === null || island === null || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await hydrate(island);
    const { ready, failed } = island.dataset;
    if (ready !== undefined) link.dispatchEvent(new Event('open-record', { bubbles: true }));
    else if (failed !== undefined) location.assign(link.getAttribute('href') ?? '');
  });
}
