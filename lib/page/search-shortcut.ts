import { openDialog } from './dialogs';
import { closest, isComposing } from './events';
import { isDialogOpen } from './page-lock';
import { searchId } from './search-dialog';

const fields = 'input, textarea, select, [contenteditable]';

/** Opens search on slash (except while typing) and on Ctrl+K or Command+K, unless a dialog is open. */
export function listenForShortcut(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      // Only one dialog is open at a time.
      if (!isSearchShortcut(event) || isDialogOpen()) return;
      // Firefox opens its find bar on slash, and browsers search from the address bar on Ctrl+K.
      event.preventDefault();
      openDialog(searchId);
    },
    true,
  );
}

function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.defaultPrevented || isComposing(event) || altKey) return false;
  return ctrlKey || metaKey
    ? isKeyK(event)
    : key === '/' && isSlashEnabled() && closest(target, fields) === null;
}

/** The key labeled K, or, on a layout without Latin letters, the key in its place. With Shift, it's the browser's. */
export function isKeyK(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): boolean {
  const isLatin = /^[\p{Script=Latin}\p{ASCII}]+$/u.test(event.key);
  return !event.shiftKey && (isLatin ? event.key.toLowerCase() === 'k' : event.code === 'KeyK');
}

/*
 * Speech input or an accident can trigger a single-character shortcut, so it can be turned off (WCAG 2.1.4). The
 * choice lasts for the tab's visit. If the browser denies storage, it lasts for the page: it's on the root element as
 * well, which two scripts read.
 */
const slashKey = 'brazos_slash';

export function isSlashEnabled(): boolean {
  const choice = document.documentElement.dataset.slash;
  return (choice ?? inTab((storage) => storage.getItem(slashKey))) !== 'off';
}

export function setSlashEnabled(on: boolean): void {
  const choice = on ? 'on' : 'off';
  document.documentElement.dataset.slash = choice;
  inTab((storage) => storage.setItem(slashKey, choice));
}

/** Null if the browser denies storage. */
function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
