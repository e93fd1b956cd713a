import { useEffect } from 'react';
import { afterPaint } from './after-paint';

/** The page itself; what says something aloud stands beside it. */
const wholePage = '.page';

/**
 * Puts the page out of reach while a dialog is open over it, and keeps it where it is: no pointer, focus,
 * reader or wheel gets there. For this the whole page is styled anew, which is for after the dialog's
 * first paint.
 *
 * @param inert false where the browser sees to the reach itself, as it does for a modal dialog of its own.
 */
export function usePageBehind(open: boolean, inert = true): void {
  useEffect(() => {
    if (!open) return;
    const root = document.documentElement;
    const page = inert ? document.querySelector(wholePage) : null;
    const cancel = afterPaint(() => {
      root.setAttribute('data-locked', innerWidth > root.clientWidth ? 'bar' : '');
      page?.setAttribute('inert', '');
    });
    return () => {
      cancel();
      root.removeAttribute('data-locked');
      page?.removeAttribute('inert');
    };
  }, [open, inert]);
}
