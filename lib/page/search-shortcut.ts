import { openDialog } from './dialogs';
import { isDialogOpen } from './page-lock';
import { searchId } from './search-dialog';

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
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  const isCommand = ctrlKey || metaKey;
  return isCommand
    ? key.toLowerCase() === 'k'
    : key === '/' && isSlashEnabled() && !isField(target);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/*
 * Speech input or an accident can trigger a single-character shortcut, so it can be turned off (WCAG 2.1.4). The
 * choice lasts for the tab's visit. If the browser denies storage, it lasts for the page: it's on the root element as
 * well, which two scripts read.
 */
const slashKey = 'brazos_slash';

export function isSlashEnabled(): boolean {
  const { dataset } = document.documentElement;
  return (dataset.slash ?? readChoice()) !== 'off';
}

export function setSlashEnabled(on: boolean): void {
  const choice = on ? 'on' : 'off';
  document.documentElement.dataset.slash = choice;
  try {
    sessionStorage.setItem(slashKey, choice);
  } catch {
    // The browser denies storage.
  }
}

function readChoice(): string | null {
  try {
    return sessionStorage.getItem(slashKey);
  } catch {
    return null;
  }
}
