import { clearParam, tokenParam } from '@/lib/platform/names';

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

/** The URL without its fragment. */
export function stripHash(href: string): string {
  return href.replace(/#[\s\S]*$/, '');
}

/**
 * Keeps the parts of the query, between ampersands, that pass a test.
 *
 * @param keep gets a part's name and value, decoded; both are empty for an empty part
 */
export function filterQuery(href: string, keep: (name: string, value: string) => boolean): string {
  const [, start = '', query, end = ''] = /^([^?#]*)\?([^#]*)([\s\S]*)$/.exec(href) ?? [];
  if (query === undefined) return href;
  const kept = query.split('&').filter((part) => {
    const [entry = ['', '']] = new URLSearchParams(part);
    return keep(...entry);
  });
  return start + (kept.length === 0 ? '' : `?${kept.join('&')}`) + end;
}
