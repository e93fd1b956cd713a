type RestoredWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when the page comes out of the back-forward cache: it has slept, and heard nothing of a
 * sign-in or a sign-out meanwhile.
 *
 * @returns what ends it
 */
export function onBfcacheRestore(page: RestoredWindow, callback: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  page.addEventListener('pageshow', shown);
  return () => page.removeEventListener('pageshow', shown);
}
