import { onLinkIntent } from './link-intent';
import { createPayloadCache } from './payload-cache';

/**
 * Prefetches a page's RSC payload on intent, and passes the response to the router, even if it's still in flight. The
 * router's own prefetching sends several requests per page, or requests the page again on each click, with a
 * URL that depends on the current page and therefore can't be cached.
 *
 * @returns a function that stops this
 */
export function prefetchPages(): () => void {
  const { fetch } = window;
  const getPayload = createPayloadCache((path) => fetch(path));

  // Only the router requests these files, and it passes a URL object.
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith('.txt')
      ? getPayload(input.pathname)
      : fetch(input, init);

  const stop = onLinkIntent((path) => {
    // A click requests the file again, and handles a failure.
    getPayload(`${path === '/' ? '/index' : path}.txt`).catch(() => {});
  });
  return () => {
    window.fetch = fetch;
    stop();
  };
}
