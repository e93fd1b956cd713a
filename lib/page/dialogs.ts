import { startPlayer, stopPlayer } from './film';
import { clearSearch, searchDialog, searchId, startSearch } from './search-dialog';
import { whenStyled } from './style-sheets';

/** A button with this attribute opens the native dialog of that id. */
const opens = 'data-opens';

/**
 * Opens native dialogs for buttons with `data-opens`, before and after hydration. The browser makes the rest of the page
 * inert, and returns the focus on close.
 */
export function runDialogs(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(`[${opens}]`);
    if (button !== null) {
      // Safari doesn't focus a pressed button; the dialog would have nothing to give the focus back to.
      button.focus({ preventScroll: true });
      openDialog(button.getAttribute(opens) ?? '');
    }
    // A click on the backdrop targets the dialog itself. Older browsers don't support `closedby`.
    if (target instanceof HTMLDialogElement && target.matches('[closedby="any"]')) target.close();
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    const dialog = document.querySelector('dialog:modal');
    if (!(dialog instanceof HTMLDialogElement)) return;
    // In a search field, Escape may clear the text instead of closing the dialog.
    event.preventDefault();
    dialog.close();
  });

  const captured = { capture: true };
  document.addEventListener('close', ({ target }) => onClosed(target), captured);
}

/** Does nothing if the dialog doesn't exist or one is already open. */
export function openDialog(id: string): void {
  const dialog = id === searchId ? searchDialog() : document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || isDialogOpen()) return;
  whenStyled(() => {
    if (dialog.open) return;
    const root = document.documentElement;
    root.dataset.locked = innerWidth > root.clientWidth ? 'bar' : '';
    dialog.showModal();
    if (id === searchId) startSearch();
    else startPlayer(dialog);
  });
}

/** Whether a dialog is open, one of React's included. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"][data-state="open"]') !== null;
}

function onClosed(dialog: EventTarget | null): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  delete document.documentElement.dataset.locked;
  if (dialog.id === searchId) clearSearch();
  else stopPlayer(dialog);
}
