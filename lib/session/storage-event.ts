type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab has changed what is stored; which part of it, the caller looks up.
 *
 * @returns what ends it
 */
export function onStorageEvent(page: TabWindow, callback: () => void): () => void {
  page.addEventListener('storage', callback);
  return () => page.removeEventListener('storage', callback);
}
