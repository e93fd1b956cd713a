/** The words of a text, lowercase; tags and times are one word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d](?:[\p{L}\d/.%:'&-]*[\p{L}\d%])?/gu) ?? [];
}

/** A word without the ending of a plural, a past, or a participle. */
export function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;
}
