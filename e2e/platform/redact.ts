// The platform's own tokens, wherever they stand; their signature always has 43 characters.
const tokenShape = /[\w-]{20,}(?:\.|%2E)[\w-]{43}(?![\w-])/gi;
const tokenParameter = /([?&][^=&]*token[^=&]*=)[^&#]*/gi;

/** The text with every token left out, for event lists and logs. */
export function withoutTokens(text: string): string {
  return text.replace(tokenShape, '…').replace(tokenParameter, '$1…');
}
