/** The sign-in parameters, which the boot script takes out of the URL (capture-sign-in-params.ts). */
export const tokenParam = 'access_token';
export const clearParam = 'clear_access_token';
/** Identifies a return from the platform's sign-in or sign-out page (redirects.ts). */
export const nonceParam = 'brazos_nonce';
const signInParams: readonly string[] = [tokenParam, clearParam, nonceParam];

const secretName =
  /token|code|otp|secret|pass|pwd|key|session|auth|mail|sig|credential|jwt|ticket|nonce|state/i;
/** A token, an email address, or a user before a host. */
const secretValue = /eyJ[\w-]{8}|\S@\S/;
/** Enough for a URL in a URL in a URL, the deepest nesting in practice. */
const maxDecodings = 4;

/** A part of a query, decoded. An empty part has an empty name and value. */
function entryOf(part: string): [name: string, value: string] {
  const [entry = ['', '']] = new URLSearchParams(part);
  return entry;
}

const isSignInParam = (part: string) => signInParams.includes(entryOf(part)[0]);

/** The URL without its sign-in parameters; everything else stays exactly as it was. */
export function stripSignInParams(href: string): string {
  return filterQuery(href, (part) => !isSignInParam(part));
}

/** The URL with these pairs at the end of its query, before its fragment. */
export function appendQuery(href: string, pairs: string): string {
  const start = stripHash(href);
  return `${start}${start.includes('?') ? '&' : '?'}${pairs}${href.slice(start.length)}`;
}

/**
 * The part of a URL that's safe to share: origin, path, and harmless query, without the fragment. Removes a
 * parameter if its name looks like that of a secret, if its value looks like a token or an email address, or
 * if its value is a URL with such a parameter.
 */
export function redactUrl(href: string): string {
  const kept = filterQuery(stripHash(href), (part) => {
    const [name, value] = entryOf(part);
    return !isSecretName(decodeFully(name)) && !isSecretValue(decodeFully(value));
  });
  return kept.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}

function isSecretName(name: string | null): boolean {
  return name === null || secretName.test(name);
}

function isSecretValue(value: string | null): boolean {
  return value === null || secretValue.test(value) || (value.includes('=') && isSecretName(value));
}

/** The URL without its fragment. */
export function stripHash(href: string): string {
  return href.replace(/#[\s\S]*$/, '');
}

/** Keeps the parts of the query, between ampersands, that pass a test. */
function filterQuery(href: string, keep: (part: string) => boolean): string {
  const [, start = '', query, end = ''] = /^([^?#]*)\?([^#]*)([\s\S]*)$/.exec(href) ?? [];
  if (query === undefined) return href;
  const kept = query.split('&').filter(keep);
  return start + (kept.length === 0 ? '' : `?${kept.join('&')}`) + end;
}

/** Secrets can be encoded more than once. Null if `maxDecodings` rounds aren't enough. */
function decodeFully(text: string): string | null {
  let decoded = text;
  for (let round = 0; round < maxDecodings; round++) {
    // Unlike decodeURIComponent, this accepts stray percent signs.
    const next = new URLSearchParams(`v=${decoded.replace(/[&+]/g, encodeURIComponent)}`).get('v');
    if (next === null || next === decoded) return decoded;
    decoded = next;
  }
  return null;
}
