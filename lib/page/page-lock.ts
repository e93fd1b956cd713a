import { afterPaint } from './after-paint';

/** Whether a dialog is open, or a popover that's one. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], :is(dialog, [role="dialog"]):popover-open') !== null;
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
