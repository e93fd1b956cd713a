type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab changes anything in storage.
 *
 * @returns a function that stops listening
 */
export function onStorageEvent(page: TabWindow, callback: () => void): () => void {
  page.addEventListener('storage', callback);
  return () => page.removeEventListener('storage', callback);
}
