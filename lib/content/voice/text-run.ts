/** A run of text that a reader sees at once: a YAML value, a paragraph, a label. */
export interface TextRun {
  text: string;
  /** For each character of `text`, where it is in the file. */
  offsets: readonly number[];
  /** Where the run begins, for notes on the line above: a YAML value begins with its field. */
  start: number;
  /** The field of a YAML file; empty elsewhere. */
  field: string;
}

/** Stands for what is not prose within a run: inline code, an expression, an element. */
export const gapCharacter = '\uFFFC';

/**
 * Finds each character of a parsed value in the source it was parsed from, between `start` and `end`.
 * The source has the same characters in the same order, plus indentation, quotes and backslashes.
 */
export function mapToSource(value: string, source: string, start: number, end: number): number[] {
  let at = start;
  return Array.from({ length: value.length }, (_, index) => {
    const wanted = value.charAt(index);
    let next = at;
    while (next < end && !isSameCharacter(source.charAt(next), wanted)) {
      if (source.charAt(next) === '\\' && !isSameCharacter(source.charAt(next + 1), wanted)) {
        // An escape sequence has no character of its own to find.
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

/** Part of a run without the blanks around it, and with line breaks as the spaces they are shown as. */
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
