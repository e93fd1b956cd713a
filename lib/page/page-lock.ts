import { afterPaint } from './after-paint';

/** Whether a dialog is open: a native one, an agent's popover, or a Radix dialog. */
export function isDialogOpen(): boolean {
  const open = 'dialog[open], [role="dialog"]:is([data-state="open"], :popover-open)';
  return document.querySelector(open) !== null;
}

/**
 * Stops the page from scrolling, and makes the elements outside an open dialog inert. This restyles the whole page, so
 * it waits for the dialog's first paint.
 *
 * @param outside elements to make inert; none for a modal dialog, because the browser does it
 * @returns a function that undoes both
 */
export function lockPage(outside: readonly Element[]): () => void {
  const root = document.documentElement;
  const cancel = afterPaint(() => {
    root.dataset.locked = innerWidth > root.clientWidth ? 'bar' : '';
    for (const element of outside) element.toggleAttribute('inert', true);
  });
  return () => {
    cancel();
    delete root.dataset.locked;
    for (const element of outside) element.removeAttribute('inert');
  };
}
