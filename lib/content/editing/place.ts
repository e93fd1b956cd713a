import {
  VERCEL_STEGA_REGEX,
  vercelStegaClean,
  vercelStegaCombine,
  vercelStegaDecode,
} from '@vercel/stega';

/**
 * Where words come from: a file in content/ and the path of a field, like `['home.yaml', 'hero', 'headline']`. In
 * Markdown, the path of a paragraph, list item, or table cell is `markdownBody` with its line and column in the file.
 */
export type Place = readonly [file: string, ...path: (string | number)[]];

/** Starts the path of words in the body of a Markdown file. No front matter has a field of this name. */
export const markdownBody = '(body)';

/** Appends the place to the words, in characters that aren't visible. */
export function markWords(words: string, place: Place): string {
  return vercelStegaCombine(words, place, false);
}

/** A part of a text, and where it comes from; null if it has no mark. */
export interface MarkedPart {
  words: string;
  place: Place | null;
}

/** Splits a text at its marks: one text can be made of several words from content/. */
export function splitMarked(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(VERCEL_STEGA_REGEX)) {
    parts.push({ words: text.slice(end, index), place: vercelStegaDecode<Place>(mark) ?? null });
    end = index + mark.length;
  }
  const rest = text.slice(end);
  return rest === '' ? parts : [...parts, { words: rest, place: null }];
}

/** The text as readers see it. */
export function withoutMarks(text: string): string {
  return vercelStegaClean(text);
}
