import { closest, isComposing } from './events';
import { startPlayer, stopPlayer } from './film';
import { isDialogOpen, lockPage } from './page-lock';
import { prepareSearch, searchId } from './search-dialog';

/** Undoes the page lock of the last dialog to open. */
let unlockPage = () => {};

/** The element that had the focus when the dialog opened. */
let opener: Element | null = null;

/** Opens native dialogs for buttons with their ID as `data-opens`, and closes them on Escape or a press outside. */
export function initDialogs(): void {
  // Selecting text in the dialog may end with the pointer outside it.
  let beganOutside = false;
  const onPointerDown = ({ target }: Event) => {
    beganOutside = isOutside(target);
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', ({ target }) => onClick(target, beganOutside), true);
  document.addEventListener('keydown', onKey, true);
  // For a form with method="dialog", the browser closes the dialog right after this event.
  document.addEventListener('submit', () => unlockPage(), true);
  document.addEventListener('close', ({ target }) => onClosed(target), true);
}

function onClick(target: EventTarget | null, beganOutside: boolean): void {
  if (beganOutside && isOutside(target)) closeDialog();
  const button = closest(target, '[data-opens]');
  if (button === null) return;
  // Safari doesn't focus a clicked button, so the dialog couldn't return the focus to it.
  button.focus({ preventScroll: true });
  openDialog(button.dataset.opens ?? '');
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
  // In a search field, Escape may clear the text instead of closing the dialog.
  if (closeDialog()) event.preventDefault();
}

/** Does nothing if the dialog doesn't exist or one is already open. */
export function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || isDialogOpen()) return;
  const { activeElement } = document;
  // The mobile menu closes when search opens, so its button gets the focus back.
  opener = activeElement?.closest('[popover]')
    ? document.querySelector('[popovertarget=site-menu]')
    : activeElement;
  unlockPage();
  // Where it stays in use while the page is inert.
  document.body.append(dialog);
  // Not showModal(), which makes the page inert before the dialog's first paint and doubles the wait for it.
  dialog.show();
  unlockPage = lockPage();
  if (id === searchId) prepareSearch();
  else startPlayer(dialog);
}

/** @returns whether one was open. */
function closeDialog(): boolean {
  const dialog = getOpenDialog();
  // Must come first: close() returns the focus synchronously, which fails while the page is inert.
  if (dialog !== null) unlockPage();
  dialog?.close();
  return dialog !== null;
}

const getOpenDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

function isOutside(target: EventTarget | null): boolean {
  return target instanceof Node && getOpenDialog()?.contains(target) === false;
}

function onClosed(dialog: EventTarget | null): void {
  // The event comes later than the closing. By then, a shortcut may have opened the dialog again.
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  unlockPage();
  // React closes search while the page is inert, so the browser can't return the focus.
  const { activeElement } = document;
  const isLost = activeElement === document.body || dialog.contains(activeElement);
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (dialog.id !== searchId) stopPlayer(dialog);
}
