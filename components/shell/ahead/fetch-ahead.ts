import { savesData } from '@/components/ui/saves-data';
import { onIntent } from './on-intent';
import { createPageFiles } from './page-files';

/**
 * Fetches a page when somebody is about to press its link, and hands the router what has come, or is
 * still coming. The router's own ways take several requests to fetch a page ahead, or ask for it anew with
 * each press, under an address that differs with the page one comes from and that no cache knows.
 *
 * @param first the event that has called for this
 */
export function fetchAhead(first: Event): void {
  const { fetch } = window;
  const pageFile = createPageFiles((path) => fetch(path));

  // The router alone asks for such a file, by a URL.
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith('.txt')
      ? pageFile(input.pathname)
      : fetch(input, init);

  onIntent(first, ({ origin, pathname }) => {
    const isOther = pathname !== location.pathname && origin === location.origin;
    if (!isOther || !/^\/\w*$/.test(pathname) || savesData()) return;
    // The press asks again, and has an answer to a failure.
    pageFile(`${pathname === '/' ? '/index' : pathname}.txt`).catch(() => {});
  });
}
