type TabWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Calls back when another tab changes anything in storage, and when the page is restored from the back-forward
 * cache, where it missed such changes.
 *
 * @returns a function that stops listening
 */
export function onOtherTabsChange(page: TabWindow, callback: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  page.addEventListener('storage', callback);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', callback);
    page.removeEventListener('pageshow', onPageShow);
  };
}
