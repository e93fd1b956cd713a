import { select } from 'hast-util-select';
import { withoutMarks } from '@/lib/content/editing/place';
import { parsePage, textOf } from '@/lib/export/html';
import type { SiteUrls } from '../client/site-url';

/** What the head of a page says to search engines and others, such as `title` or `og:image`; '' if it's missing. */
export type Metadata = (name: string) => string;

/** A page that can't be shown. The message is for the desk's user. */
export class PageError extends Error {
  override readonly name = 'PageError';
}

/** @throws {PageError} if the address isn't on the site or isn't a page, or the site doesn't respond or fails */
export async function fetchPage(address: string, site: SiteUrls): Promise<Metadata> {
  const path = site.pathOf(address)?.replace(/[?#].*$/, '');
  // The desk's own routes and the platform's API aren't pages.
  if (path === undefined || /^\/(preview|api|platform)(\/|$)/.test(path)) {
    throw new PageError(`${address} isn’t a page of this site.`);
  }
  const response = await fetchFrom(site, path);
  const type = response.headers.get('content-type');
  if (response.status >= 500) {
    throw new PageError(`The site can’t show ${path} now. Are there mistakes in the content?`);
  }
  if (!type?.startsWith('text/html')) throw new PageError(`${path} isn’t a page: it’s ${type}.`);
  // In development, words have marks of their places, which readers and other programs don't see.
  const tree = parsePage(withoutMarks(await response.text()));
  return (name) => {
    const found = select(`head ${name === 'title' ? name : selectorOf(name)}`, tree);
    if (found === undefined) return '';
    const { content, href } = found.properties;
    return String(content ?? href ?? textOf(found)).trim();
  };
}

const selectorOf = (name: string) => `:is([name="${name}"], [property="${name}"], [rel="${name}"])`;

/** @throws {PageError} if the site doesn't respond */
export async function fetchFrom(site: SiteUrls, path: string): Promise<Response> {
  return fetch(site.urlOf(path), { signal: AbortSignal.timeout(30_000) }).catch(() => {
    throw new PageError('The site isn’t responding. Is the command still running?');
  });
}
