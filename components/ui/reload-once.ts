type LoadedWindow = {
  performance: Pick<Performance, 'getEntriesByType'>;
  location: Pick<Location, 'href' | 'reload'>;
};

/**
 * Loads the address anew, unless that is how this page came to be: one that fails again would go round.
 * The browser itself remembers it, where storage and history may be denied or written over.
 */
export function reloadOnce({ performance, location }: LoadedWindow): void {
  const [loaded] = performance.getEntriesByType('navigation');
  // Of a navigation, this is what the entry is.
  const type = (loaded as PerformanceNavigationTiming | undefined)?.type;
  if (type === undefined || (type === 'reload' && loaded?.name === location.href)) return;
  location.reload();
}
