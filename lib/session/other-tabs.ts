import { type SafeStorage, tokenKeys } from './storage';

type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab has removed the token. One that appears there changes nothing here.
 *
 * @returns what ends it
 */
export function onSignedOutElsewhere(
  page: TabWindow,
  storage: Pick<SafeStorage, 'token'>,
  callback: () => void,
): () => void {
  function heard({ key, newValue }: StorageEvent): void {
    // No key: the whole storage was cleared.
    const removed = key === null || (tokenKeys.some((name) => name === key) && newValue === null);
    if (removed && storage.token() === null) callback();
  }
  page.addEventListener('storage', heard);
  return () => page.removeEventListener('storage', heard);
}
