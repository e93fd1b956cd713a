import { redactUrl } from './url';

/** Redacts the tokens, whatever is shaped like a token (JWT, bearer value), and the secret parts of URLs. */
export function redactSecrets(text: string, tokens: readonly (string | null)[]): string {
  return tokens
    .reduce<string>((result, token) => (token ? result.replaceAll(token, '[token]') : result), text)
    .replace(/eyJ[\w-]+(?:\.[\w-]+)*/g, '[token]')
    .replace(/\bBearer [^\s"']+/g, 'Bearer [token]')
    .replace(/\bhttps?:\/\/[^\s"<>]+/gi, redactUrl);
}
