import {
  describeHosting,
  headersAt,
  headersOfMissing,
  neverStored,
  secretQuery,
} from '@/lib/deploy/hosts/description';
import { readSettings, type Settings } from '@/lib/settings';

export type Headers = Readonly<Record<string, string>>;

/** What the local host sends beside the file's own headers. */
export interface HostHeaders {
  at(path: string): Headers;
  /** Those that a query changes: the response to a sign-in is not to be stored. */
  forQuery(query: string): Headers;
  /** Of redirects and of the 404 page. */
  missing: Headers;
}

/**
 * @param settings of the build, for a host that can set headers; without them it is one that sends none
 * of the site's own, as GitHub Pages, and the site has to be safe there as well
 */
export function createHostHeaders(settings: Settings | undefined): HostHeaders {
  const description = describeHosting(settings ?? readSettings({}), []);
  const secret = new RegExp(secretQuery(description), 'i');
  const chosen = settings === undefined ? onlyCaching : withoutHttps;
  return {
    forQuery: (query) => (secret.test(query) ? { 'Cache-Control': neverStored } : {}),
    at: (path) => chosen(headersAt(description, path)),
    missing: chosen(headersOfMissing(description)),
  };
}

function onlyCaching({ 'Cache-Control': caching = '' }: Headers): Headers {
  return { 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' };
}

/** It speaks plain HTTP only, and there the header must not be sent (RFC 6797, section 7.2). */
function withoutHttps(headers: Headers): Headers {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  return others;
}
