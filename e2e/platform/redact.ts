// The platform's own tokens, wherever they stand; their signature always has 43 characters.
const tokenPattern = /[\w-]{20,}(?:\.|%2E)[\w-]{43}(?![\w-])/gi;
const tokenParamPattern = /([?&][^=&]*token[^=&]*=)[^&#]*/gi;

/** The text with every token left out, for event lists and logs. */
export function redactTokens(text: string): string {
  return text.replace(tokenPattern, '…').replace(tokenParamPattern, '$1…');
}
