// A shorter one isn't a secret, and removing it would garble the text.
const minTokenLength = 8;

/** The text with the token redacted, including its escaped forms in JSON. */
export function redactToken(text: string, token: string | null): string {
  if (token === null || token.length < minTokenLength) return text;
  const inJson = JSON.stringify(token).slice(1, -1);
  // Most escaped form first: replacing a shorter form inside it would leave a stray backslash.
  return [inJson.replaceAll('/', '\\/'), inJson, token].reduce(
    (result, form) => result.replaceAll(form, '[token]'),
    text,
  );
}
