import { redactUrl } from './url';

/** Enough of a token to recognize it; some engines reject longer patterns. */
const maxPatternLength = 64;

/**
 * Redacts the tokens, however they're encoded (plain, JSON, percent-encoding, base64), and anything that
 * looks like a token or like the secret part of a URL.
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
  const result = text.replaceAll(token, '[token]');
  // Encoded forms of a shorter token would match unrelated text, and one with other characters can't be sent.
  if (!/^[!-~]{12,}$/.test(token)) return result;
  // For each of the three alignments in base64, the characters that depend only on the token.
  const inBase64 = [0, 1, 2].map((before) =>
    btoa(' '.repeat(before) + token).slice(before && before + 1, -4),
  );
  return result.replace(
    new RegExp([token, ...inBase64].map(encodedFormPattern).join('|'), 'gi'),
    '[token]',
  );
}

/** Matches special characters as they are or escaped, even repeatedly. Of a long form, compares only the start. */
function encodedFormPattern(form: string): string {
  const known = form.slice(0, maxPatternLength).replace(/\W/g, (character) => {
    const hex = character.charCodeAt(0).toString(16);
    // base64url uses - and _ instead of + and /.
    return `(?:\\\\{0,4}(?:\\x${hex}|u00${hex})|%(?:25)*${hex}|[-_])`;
  });
  return form.length > maxPatternLength ? `${known}\\S*` : known;
}
