type EventWindow = Pick<Window, 'addEventListener'> & {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/** Calls back when the network is back, or the tab is shown again. */
export function onComeback(page: EventWindow, callback: () => void): void {
  page.addEventListener('online', callback);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'visible') callback();
  });
}

/**
 * Calls back when another tab changes anything in storage, and when the page is restored from the back-forward cache,
 * where it missed such changes.
 */
export function onOtherTabsChange(page: EventWindow, callback: () => void): void {
  page.addEventListener('storage', callback);
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}
