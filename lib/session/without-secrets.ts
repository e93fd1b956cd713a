import { publicAddress } from './address';

/** Far more than is told of a text; what is longer would only take its time. */
const longestRead = 100_000;
/** Of a token, what makes it known; a longer pattern would be refused by some engines. */
const knownBy = 64;
/** As base64 a shorter one is too common a text. */
const shortestInBase64 = 12;

/**
 * The text without the tokens, however they are written (as they are, in JSON, percent-encoded, as
 * base64), and without what looks like a token or like the secret part of an address.
 */
export function withoutSecrets(text: string, tokens: readonly (string | null)[]): string {
  return tokens
    .reduce(withoutToken, text.slice(0, longestRead))
    .replace(/eyJ[\w-]+(?:\.[\w-]+)*/g, '[token]')
    .replace(/\bBearer [^\s"']+/g, 'Bearer [token]')
    .replace(/(access_token["']?\s{0,2}(?:=|:|%3D)\s{0,2}["']?)[^\s&"'#]+/gi, '$1[token]')
    .replace(/\bhttps?:\/\/[^\s"<>]+/gi, publicAddress);
}

function withoutToken(text: string, token: string | null): string {
  // Another one is none that could be sent.
  if (token === null || !/^[!-~]+$/.test(token)) return text;
  const left = text.replaceAll(token, '[token]');
  return left.replace(
    new RegExp([token, ...inBase64(token)].map(escaped).join('|'), 'gi'),
    '[token]',
  );
}

/** What is sure of a token's base64, at each of the three places where it can begin. */
function inBase64(token: string): string[] {
  return [0, 1, 2]
    .map((before) => {
      const end = Math.floor(((before + token.length) * 4) / 3);
      return btoa(' '.repeat(before) + token).slice(Math.ceil((before * 4) / 3), end);
    })
    .filter((form) => form.length >= shortestInBase64);
}

/** What encoders escape is as it is or escaped, as often as may be; the rest of it holds no space. */
function escaped(form: string): string {
  const known = form.slice(0, knownBy).replace(/\W/g, (character) => {
    const hex = character.charCodeAt(0).toString(16);
    // base64 for addresses has other characters for these.
    const other = { '+': '|-', '/': '|_' }[character] ?? '';
    return `(?:\\\\{0,4}(?:\\x${hex}|u00${hex})|%(?:25)*${hex}${other})`;
  });
  return form.length > knownBy ? `${known}\\S*` : known;
}
