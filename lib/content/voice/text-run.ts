/** A run of text that readers see as a unit: a YAML value, a paragraph, a label. */
export interface TextRun {
  text: string;
  /** The offset in the file of each character of `text`. */
  offsets: readonly number[];
  /** Where the run starts, to find suppression comments above it. A YAML value starts at its field name. */
  start: number;
  /** The path of the YAML field; empty in other files. */
  field: string;
}

/** Replaces non-prose within a run: inline code, an expression, an element. */
export const gapCharacter = '\uFFFC';

/**
 * Finds each character of a parsed value in the source it was parsed from, between `start` and `end`. The source has
 * the same characters in the same order, plus indentation, quotes, and backslashes.
 */
export function mapToSource(value: string, source: string, start: number, end: number): number[] {
  let at = start;
  return Array.from({ length: value.length }, (_, index) => {
    const wanted = value.charAt(index);
    let next = at;
    while (next < end && !isSameCharacter(source.charAt(next), wanted)) {
      if (source.charAt(next) === '\\' && !isSameCharacter(source.charAt(next + 1), wanted)) {
        // The source has an escape sequence instead of the character.
        at = next + escapeAt(source, next).length;
        return next;
      }
      if (!/[\s'"`\\>]/.test(source.charAt(next))) return Math.min(at, end);
      next += 1;
    }
    at = next + 1;
    return Math.min(next, end);
  });
}

function isSameCharacter(character: string, wanted: string): boolean {
  return /\s/.test(wanted) ? /\s/.test(character) : character === wanted;
}

function escapeAt(source: string, at: number): string {
  return /^\\(?:u\{[^}]*\}|u.{4}|x.{2}|.)/s.exec(source.slice(at, at + 12))?.[0] ?? '\\';
}

/** Part of a run, trimmed, with line breaks collapsed to the spaces that readers see. */
export function sliceRun({ text, offsets, field }: TextRun, from = 0, to = text.length): TextRun {
  const kept: number[] = [];
  let flat = '';
  const part = text.slice(from, to);
  const lead = part.length - part.trimStart().length;
  for (const { 0: piece, index } of part.trim().matchAll(/\s*\n\s*|[^\n]/g)) {
    flat += piece.includes('\n') ? ' ' : piece;
    kept.push(offsets[from + lead + index] ?? 0);
  }
  return { text: flat, offsets: kept, start: kept[0] ?? 0, field };
}
