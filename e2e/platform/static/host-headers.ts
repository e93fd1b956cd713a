import {
  describeHosting,
  headersAt,
  noStore,
  notFoundHeaders,
  secretQueryPattern,
} from '@/lib/deploy/hosts/host-description';
import { readSettings, type Settings } from '@/lib/settings';

export type HeaderMap = Readonly<Record<string, string>>;

/** Headers that the local host sends in addition to each file's own. */
export interface HostHeaders {
  forPath(path: string): HeaderMap;
  /** Headers that depend on the query: a response to a URL with a token must not be stored. */
  forQuery(query: string): HeaderMap;
  /** For redirects and the 404 page. */
  notFound: HeaderMap;
}

/**
 * @param settings of the build, for a host that can set headers. Without them, it acts like a host that sends none of
 * the site's own headers, such as GitHub Pages, where the site has to be safe as well.
 */
export function createHostHeaders(settings: Settings | undefined): HostHeaders {
  const description = describeHosting(settings ?? readSettings({}), []);
  const secretPattern = new RegExp(secretQueryPattern(description), 'i');
  const filterHeaders = settings === undefined ? onlyCaching : withoutHsts;
  return {
    forQuery: (query) => (secretPattern.test(query) ? { 'Cache-Control': noStore } : {}),
    forPath: (path) => filterHeaders(headersAt(description, path)),
    notFound: filterHeaders(notFoundHeaders(description)),
  };
}

function onlyCaching({ 'Cache-Control': caching = '' }: HeaderMap): HeaderMap {
  return { 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
}

/** HSTS must not be sent over plain HTTP, which is all this host supports (RFC 6797, section 7.2). */
function withoutHsts(headers: HeaderMap): HeaderMap {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  return others;
}
