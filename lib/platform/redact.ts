// Shorter, it is no secret, and taking it out would maim the text.
const SHORTEST_TOKEN = 8;

/** The text with the token taken out, also where JSON writes it with escapes. */
export function redactToken(text: string, token: string | null): string {
  if (token === null || token.length < SHORTEST_TOKEN) return text;
  const inJson = JSON.stringify(token).slice(1, -1);
  return [token, inJson, inJson.replaceAll('/', '\\/')].reduce(
    (left, form) => left.replaceAll(form, '[token]'),
    text,
  );
}
