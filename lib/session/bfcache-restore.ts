type RestoredWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when the page is restored from the back-forward cache, where it missed any sign-in or
 * sign-out in another tab.
 *
 * @returns a function that stops listening
 */
export function onBfcacheRestore(page: RestoredWindow, callback: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  page.addEventListener('pageshow', onPageShow);
  return () => page.removeEventListener('pageshow', onPageShow);
}
