import type { Root } from 'hast';
import { withoutMarks } from '@/lib/content/editing/place';
import { parsePage } from '@/lib/export/html';
import type { SiteUrls } from '../client/site-url';

/** A page's HTML as the site sends it, before any script runs. */
export interface FetchedPage {
  /** Its path, without query and hash. */
  path: string;
  tree: Root;
}

/** A page that can't be shown. The message is for the desk's user. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/**
 * Fetches a page of the site as a visitor.
 * @param address a path, or an address on the site
 * @throws {PageError} if the address isn't on the site or isn't a page, or the site doesn't respond or fails
 */
export async function fetchPage(address: string, site: SiteUrls): Promise<FetchedPage> {
  const path = site.pathOf(address)?.replace(/[?#].*$/, '');
  // The desk's own routes and the platform's API aren't pages.
  if (path === undefined || /^\/(preview|api|platform)(\/|$)/.test(path)) {
    throw new PageError(`${address} isn’t a page of this site.`);
  }
  const response = await fetchFrom(site, path);
  if (response.status >= 500) {
    throw new PageError(`The site can’t show ${path} now. Are there mistakes in the content?`);
  }
  // In development, words have marks of their places, which readers and other programs don't see.
  const html = withoutMarks(await response.text());
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    throw new PageError(`${path} isn’t a page: it’s ${response.headers.get('content-type')}.`);
  }
  return { path, tree: parsePage(html) };
}

/** @throws {PageError} if the site doesn't respond */
export async function fetchFrom(site: SiteUrls, path: string): Promise<Response> {
  try {
    return await fetch(site.urlOf(path), { signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new PageError('The site isn’t responding. Is the command still running?');
  }
}
