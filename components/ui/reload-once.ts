type LoadedWindow = {
  performance: Pick<Performance, 'getEntriesByType'>;
  location: Pick<Location, 'href' | 'reload'>;
};

/**
 * Reloads the page, unless it was just reloaded, so a page that fails again doesn't loop. The navigation timing entry
 * shows this reliably; storage may be blocked, and history state may be overwritten.
 */
export function reloadOnce({ performance, location }: LoadedWindow): void {
  const [entry] = performance.getEntriesByType('navigation');
  // Entries of this type are PerformanceNavigationTiming.
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  if (type === undefined || (type === 'reload' && entry?.name === location.href)) return;
  location.reload();
}
