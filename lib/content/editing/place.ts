/**
 * Where words come from: a file in content/ and the path of a field, like `['home.yaml', 'hero', 'headline']`. In
 * Markdown, the path of a paragraph, list item, or table cell is `markdownBody` with its line and column in the file.
 */
export type Place = readonly [file: string, ...path: (string | number)[]];

/** Starts the path of words in the body of a Markdown file. No front matter has a field of this name. */
export const markdownBody = '(body)';

/** U+E0020 to U+E007E are ASCII again, as characters that nothing shows. A mark is a place as JSON in them. */
const invisibleAscii = 0xe0000;
const mark = /\u{E005B}[\u{E0020}-\u{E007E}]*?\u{E005D}/gu;

/** Appends the place to the words, in characters that aren't visible. */
export function markWords(words: string, place: Place): string {
  return words + shift(JSON.stringify(place), invisibleAscii);
}

const shift = (text: string, by: number) =>
  String.fromCodePoint(...Array.from(text, (character) => (character.codePointAt(0) ?? 0) + by));

/** A part of a text, and where it comes from; null if it has no mark. */
export interface MarkedPart {
  words: string;
  place: Place | null;
}

/** Splits a text at its marks: one text can be made of several words from content/. */
export function splitMarked(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(mark)) {
    parts.push({
      words: text.slice(end, index),
      place: JSON.parse(shift(found, -invisibleAscii)),
    });
    end = index + found.length;
  }
  const rest = text.slice(end);
  return rest === '' ? parts : [...parts, { words: rest, place: null }];
}

/** The text as readers see it. */
export function withoutMarks(text: string): string {
  return text.replace(mark, '');
}
