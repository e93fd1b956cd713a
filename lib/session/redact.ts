import { redactUrl } from './url';

/** Of a token, what makes it known; a longer pattern would be refused by some engines. */
const maxPatternLength = 64;

/**
 * The text without the tokens, however they are written (as they are, in JSON, percent-encoded, as
 * base64), and without what looks like a token or like the secret part of an address.
 */
export function redactSecrets(text: string, tokens: readonly (string | null)[]): string {
  return tokens
    .reduce(redactToken, text)
    .replace(/eyJ[\w-]+(?:\.[\w-]+)*/g, '[token]')
    .replace(/\bBearer [^\s"']+/g, 'Bearer [token]')
    .replace(/(access_token["']?\s{0,2}(?:=|:|%3D)\s{0,2}["']?)[^\s&"'#]+/gi, '$1[token]')
    .replace(/\bhttps?:\/\/[^\s"<>]+/gi, redactUrl);
}

function redactToken(text: string, token: string | null): string {
  if (!token) return text;
  const left = text.replaceAll(token, '[token]');
  // A shorter one would be found in texts that do not hold it, another could not be sent.
  if (!/^[!-~]{12,}$/.test(token)) return left;
  // Of base64, what is sure at each of the three places where the token can begin.
  const inBase64 = [0, 1, 2].map((before) =>
    btoa(' '.repeat(before) + token).slice(before && before + 1, -4),
  );
  return left.replace(
    new RegExp([token, ...inBase64].map(encodedFormPattern).join('|'), 'gi'),
    '[token]',
  );
}

/** What encoders escape is as it is or escaped, as often as may be; the rest of it holds no space. */
function encodedFormPattern(form: string): string {
  const known = form.slice(0, maxPatternLength).replace(/\W/g, (character) => {
    const hex = character.charCodeAt(0).toString(16);
    // base64 for addresses has other characters for two of them.
    return `(?:\\\\{0,4}(?:\\x${hex}|u00${hex})|%(?:25)*${hex}|[-_])`;
  });
  return form.length > maxPatternLength ? `${known}\\S*` : known;
}
