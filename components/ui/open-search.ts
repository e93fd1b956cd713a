const wanted = 'search-wanted';

/** Opens the search of the top bar. */
export function openSearch(): void {
  dispatchEvent(new Event(wanted));
}

/** @returns what ends it */
export function onSearchWanted(open: () => void): () => void {
  addEventListener(wanted, open);
  return () => removeEventListener(wanted, open);
}
