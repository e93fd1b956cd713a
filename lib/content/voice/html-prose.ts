import { sliceRun, type TextRun } from './text-run';

/** Matches elements whose text isn't prose, or any other tag. */
const tags = /<(style|script|code|pre)\b[\s\S]*?<\/\1>|<\/?[a-z!][^>]*(?:>|$)/gi;
const attributes = /\b(?:alt|aria-label|placeholder|title)="([^"]*)"/g;

/** The text between the tags of an HTML or SVG string, and attributes that users see or hear. */
export function htmlProse(run: TextRun): TextRun[] {
  const found: TextRun[] = [];
  let from = 0;
  for (const { 0: tag, index } of run.text.matchAll(tags)) {
    found.push(sliceRun(run, from, index));
    for (const { 1: words = '', index: at } of tag.matchAll(attributes)) {
      const begin = index + tag.indexOf('"', at) + 1;
      found.push(sliceRun(run, begin, begin + words.length));
    }
    from = index + tag.length;
  }
  found.push(sliceRun(run, from));
  return found.filter(({ text }) => /\p{L}{2}/u.test(text));
}
