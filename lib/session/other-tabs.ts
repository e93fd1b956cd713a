import { tokenKeys } from './storage';

type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab has changed or removed the token.
 *
 * @returns what ends it
 */
export function onTokenElsewhere(page: TabWindow, callback: () => void): () => void {
  function heard({ key }: StorageEvent): void {
    // No key: the whole storage was cleared.
    if (key === null || tokenKeys.some((name) => name === key)) callback();
  }
  page.addEventListener('storage', heard);
  return () => page.removeEventListener('storage', heard);
}
