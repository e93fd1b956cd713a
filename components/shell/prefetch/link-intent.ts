import { closest } from '@/lib/page/closest';
import { isSaveDataOn } from '@/lib/page/save-data';

/** How long a pointer or the focus must stay on a link to count as intent. */
const intentDelayMs = 65;

/**
 * Calls back with the path of another page of this site when a link to it is hovered, focused, or pressed.
 *
 * @returns a function that stops this
 */
export function onLinkIntent(onIntent: (path: string) => void): () => void {
  const controller = new AbortController();
  // One timer per event type, since focus can scroll the page and move a link out from under the pointer.
  const timers: Record<string, ReturnType<typeof setTimeout>> = {};

  function handleEvent({ type, target }: Event): void {
    clearTimeout(timers[type]);
    const link = closest<HTMLAnchorElement>(target, 'a');
    if (link === null || !isPageLink(link) || isSaveDataOn()) return;
    const { pathname } = link;
    if (pathname === location.pathname) return;
    if (type === 'pointerdown') onIntent(pathname);
    else timers[type] = setTimeout(onIntent, intentDelayMs, pathname);
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    addEventListener(type, handleEvent, { signal: controller.signal });
  }
  return () => {
    controller.abort();
    Object.values(timers).forEach(clearTimeout);
  };
}

/** Whether a link is to a page of this site, not to a file or another site. */
export function isPageLink({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && /^\/\w*$/.test(pathname);
}
