import { afterPaint } from './after-paint';

/** Whether a dialog is open: a native one, an agent's popover, or a Radix dialog. */
export function isDialogOpen(): boolean {
  const open = 'dialog[open], [role="dialog"]:is([data-state="open"], :popover-open)';
  return document.querySelector(open) !== null;
}

/**
 * Stops the page from scrolling, and makes it inert. This restyles the whole page, so it waits for the dialog's first
 * paint.
 *
 * @returns a function that undoes both
 */
export function lockPage(): () => void {
  const root = document.documentElement;
  const page = document.querySelector('.page');
  const cancel = afterPaint(() => {
    root.dataset.locked = innerWidth > root.clientWidth ? 'bar' : '';
    page?.toggleAttribute('inert', true);
  });
  return () => {
    cancel();
    delete root.dataset.locked;
    page?.removeAttribute('inert');
  };
}
