// Matches the platform's own tokens anywhere; their signature always has 43 characters.
const tokenPattern = /[\w-]{20,}(?:\.|%2E)[\w-]{43}(?![\w-])/gi;
const tokenParamPattern = /([?&][^=&]*token[^=&]*=)[^&#]*/gi;

/** Redacts every token, for event lists and logs. */
export function redactTokens(text: string): string {
  return text.replace(tokenPattern, '…').replace(tokenParamPattern, '$1…');
}
