import { filterQuery, stripHash } from './query';

const secretName =
  /token|code|otp|secret|pass|pwd|key|session|auth|mail|sig|credential|jwt|ticket|nonce|state/i;
/** A token, an email address, or a user before a host. */
const secretValue = /eyJ[\w-]{8}|\S@\S/;
/** Enough for a URL in a URL in a URL, the deepest nesting in practice. */
const maxDecodings = 4;
/** A shorter one isn't a secret, and removing it would garble the text. */
const minTokenLength = 8;

/**
 * The part of a URL that's safe to share: origin, path, and harmless query, without the fragment. Removes a
 * parameter if its name looks like that of a secret, if its value looks like a token or an email address, or
 * if its value is a URL with such a parameter.
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

/** Redacts a token, as it is, in JSON, in JSON within JSON, and encoded for a URL. */
export function redactToken(text: string, token: string | null): string {
  if (token === null || token.length < minTokenLength) return text;
  const inJson = escapeForJson(token);
  // Most escaped form first: replacing a shorter form inside it would leave a stray backslash.
  return [
    escapeForJson(inJson),
    inJson.replaceAll('/', '\\/'),
    inJson,
    encodeURIComponent(token),
    token,
  ].reduce((result, form) => result.replaceAll(form, '[token]'), text);
}

const escapeForJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Redacts the tokens, whatever is shaped like a token (JWT, bearer value), and the secret parts of URLs. */
export function redactSecrets(text: string, tokens: readonly (string | null)[]): string {
  return tokens
    .reduce(redactToken, text)
    .replace(/eyJ[\w-]+(?:(?:\.|%2E)[\w-]+)*/g, '[token]')
    .replace(/\bBearer [^\s"']+/g, 'Bearer [token]')
    .replace(/\bhttps?:\/\/[^\s"<>]+/gi, redactUrl);
}
