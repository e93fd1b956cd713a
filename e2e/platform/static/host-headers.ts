import {
  describeHosting,
  headersAt,
  noStore,
  notFoundHeaders,
  secretQueryPattern,
} from '@/lib/deploy/hosts/host-description';
import { readSettings, type Settings } from '@/lib/settings';

export type HeaderMap = Readonly<Record<string, string>>;

/** What the local host sends beside the file's own headers. */
export interface HostHeaders {
  forPath(path: string): HeaderMap;
  /** Those that a query changes: the response to a sign-in is not to be stored. */
  forQuery(query: string): HeaderMap;
  /** Of redirects and of the 404 page. */
  notFound: HeaderMap;
}

/**
 * @param settings of the build, for a host that can set headers; without them it is one that sends none
 * of the site's own, as GitHub Pages, and the site has to be safe there as well
 */
export function createHostHeaders(settings: Settings | undefined): HostHeaders {
  const description = describeHosting(settings ?? readSettings({}), []);
  const secret = new RegExp(secretQueryPattern(description), 'i');
  const chosen = settings === undefined ? onlyCaching : withoutHsts;
  return {
    forQuery: (query) => (secret.test(query) ? { 'Cache-Control': noStore } : {}),
    forPath: (path) => chosen(headersAt(description, path)),
    notFound: chosen(notFoundHeaders(description)),
  };
}

function onlyCaching({ 'Cache-Control': caching = '' }: HeaderMap): HeaderMap {
  return { 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
}

/** It speaks plain HTTP only, and there the header must not be sent (RFC 6797, section 7.2). */
function withoutHsts(headers: HeaderMap): HeaderMap {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  return others;
}
