import { onLinkIntent } from './link-intent';
import { createPayloadCache } from './payload-cache';

/**
 * Fetches a page's data when somebody is about to press its link, and hands the router the response, even one still
 * on its way. The router's own prefetching takes several requests for a page, or requests it again on each press,
 * under a URL that differs with the page one comes from and that no cache knows.
 *
 * @returns a function that ends this
 */
export function prefetchPages(): () => void {
  const { fetch } = window;
  const pageFile = createPayloadCache((path) => fetch(path));

  // The router alone asks for such a file, by a URL.
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith('.txt')
      ? pageFile(input.pathname)
      : fetch(input, init);

  const end = onLinkIntent((path) => {
    // The press asks again, and has an answer to a failure.
    pageFile(`${path === '/' ? '/index' : path}.txt`).catch(() => {});
  });
  return () => {
    window.fetch = fetch;
    end();
  };
}
