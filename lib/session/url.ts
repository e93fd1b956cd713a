import { clearParam, tokenParam } from '@/lib/platform/names';
import { filterQuery, stripHash } from '@/lib/platform/query';

/** Identifies a return from the platform's sign-in or sign-out page (redirects.ts). */
export const nonceParam = 'brazos_nonce';
const signInParams: readonly string[] = [tokenParam, clearParam, nonceParam];

/**
 * Takes the sign-in parameters out of a URL, however their names are encoded.
 *
 * @returns the URL, in which everything else is exactly as it was, and the parameters, decoded; the first of each name
 */
export function takeSignInParams(href: string): { url: string; params: Map<string, string> } {
  const params = new Map<string, string>();
  const url = filterQuery(href, (name, value) => {
    if (!signInParams.includes(name)) return true;
    if (!params.has(name)) params.set(name, value);
    return false;
  });
  return { url, params };
}

/** The URL without its sign-in parameters. */
export const stripSignInParams = (href: string) => takeSignInParams(href).url;

/** The URL with these pairs at the end of its query, before its fragment. */
export function appendQuery(href: string, pairs: string): string {
  const start = stripHash(href);
  return `${start}${start.includes('?') ? '&' : '?'}${pairs}${href.slice(start.length)}`;
}
