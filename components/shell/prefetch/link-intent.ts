import { isSaveDataOn } from '@/lib/page/save-data';

/** How long a pointer or the focus must stay on a link to count as intent. */
const intentDelayMs = 65;

/**
 * Calls back with each link to another page of this site that somebody is about to press.
 *
 * @returns a function that ends this
 */
export function onLinkIntent(intended: (path: string) => void): () => void {
  const listening = new AbortController();
  // One timer per event type, since focus can scroll the page and move a link out from under the pointer.
  const resting: Record<string, ReturnType<typeof setTimeout>> = {};

  function meet({ type, target }: Event): void {
    clearTimeout(resting[type]);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !isOtherPage(link) || isSaveDataOn()) return;
    const { pathname } = link;
    if (type === 'pointerdown') intended(pathname);
    else resting[type] = setTimeout(intended, intentDelayMs, pathname);
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    addEventListener(type, meet, { signal: listening.signal });
  }
  return () => listening.abort();
}

function isOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && /^\/\w*$/.test(pathname);
}
