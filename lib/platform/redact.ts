// Shorter, it is no secret, and taking it out would maim the text.
const minTokenLength = 8;

/** The text with the token taken out, also where JSON writes it with escapes. */
export function redactToken(text: string, token: string | null): string {
  if (token === null || token.length < minTokenLength) return text;
  const inJson = JSON.stringify(token).slice(1, -1);
  // The most escaped first: taking out what is inside of it would leave a stray escape behind.
  return [inJson.replaceAll('/', '\\/'), inJson, token].reduce(
    (left, form) => left.replaceAll(form, '[token]'),
    text,
  );
}
