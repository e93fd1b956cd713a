/** The parameters that carry a sign-in; only landing-url.ts may read them. */
export const tokenParam = 'access_token';
export const clearParam = 'clear_access_token';
/** Comes back from the platform's own pages with what this browser has left for (redirect-nonce.ts). */
export const nonceParam = 'brazos_nonce';
const signInParams: readonly string[] = [tokenParam, clearParam, nonceParam];

const secretName =
  /token|code|otp|secret|pass|pwd|key|session|auth|mail|sig|credential|jwt|ticket|nonce|state/i;
/** A token, an e-mail address or a user before a host. */
const secretValue = /eyJ[\w-]{8}|\S@\S/;
/** An address in an address in an address is as deep as anything real goes. */
const maxDecodings = 4;

/** The address without a sign-in's parameters; everything else stays as it was written. */
export function stripSignInParams(href: string): string {
  return filterQuery(href, (name) => !signInParams.includes(name));
}

/** What `cleanAddress` takes out, as it was written; '' when there is nothing. */
export function extractSignInParams(href: string): string {
  const kept = filterQuery(stripHash(href), (name) => signInParams.includes(name));
  // An empty part has no name, and is kept by filterQuery.
  return kept.includes('?')
    ? kept
        .slice(kept.indexOf('?') + 1)
        .split('&')
        .filter(Boolean)
        .join('&')
    : '';
}

/** The address with these parts at the end of its query, before its fragment. */
export function appendQuery(href: string, pairs: string): string {
  if (pairs === '') return href;
  const start = stripHash(href);
  return `${start}${start.includes('?') ? '&' : '?'}${pairs}${href.slice(start.length)}`;
}

/** Where the user comes back to: the clean address without its fragment. */
export function stripSignInParamsAndHash(href: string): string {
  return stripHash(stripSignInParams(href));
}

/**
 * What others may be told of an address: origin, path and harmless query, no fragment. A parameter
 * goes when its name looks like a secret's, its value like a token or an e-mail address, or when its
 * value is an address with such a parameter.
 */
export function redactUrl(href: string): string {
  const kept = filterQuery(
    stripHash(href),
    (name, value) => !isSecretName(decodeFully(name)) && !isSecretValue(decodeFully(value)),
  );
  return kept.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}

function isSecretName(name: string | null): boolean {
  return name === null || secretName.test(name);
}

function isSecretValue(value: string | null): boolean {
  return value === null || secretValue.test(value) || (value.includes('=') && isSecretName(value));
}

function stripHash(href: string): string {
  return href.replace(/#[\s\S]*$/, '');
}

function filterQuery(href: string, keep: (name: string, value: string) => boolean): string {
  const [, start = '', query, end = ''] = /^([^?#]*)\?([^#]*)([\s\S]*)$/.exec(href) ?? [];
  if (query === undefined) return href;
  const left = query.split('&').filter((part) => {
    const [entry] = new URLSearchParams(part);
    return entry === undefined || keep(...entry);
  });
  return start + (left.length === 0 ? '' : `?${left.join('&')}`) + end;
}

/** A secret stays one behind a second and third layer of encoding. Null when there is no end to them. */
function decodeFully(text: string): string | null {
  let left = text;
  for (let round = 0; round < maxDecodings; round++) {
    // Unlike decodeURIComponent it reads what it can of a text with a stray percent sign.
    const next = new URLSearchParams(`v=${left.replace(/[&+]/g, encodeURIComponent)}`).get('v');
    if (next === null || next === left) return left;
    left = next;
  }
  return null;
}
