import type { Problem } from '../problem';

/** `# voice: allow "told" because …`, on the line above the text it applies to. */
interface Suppression {
  line: number;
  column: number;
  words: string;
  used: boolean;
}

/** Finds the comments of a YAML or Markdown file. */
export function parseSuppressions(source: string) {
  const notes: Suppression[] = [];
  const unreadable: Omit<Problem, 'file'>[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const [, before = '', directive] = /^(\s*(?:#|<!--)\s*)voice:(.*)/.exec(text) ?? [];
    if (directive === undefined) continue;
    const place = { line: index + 1, column: before.length + 1 };
    const [, words] = /^ allow "(.+?)" because \S/.exec(directive) ?? [];
    const message = 'cannot be read: write voice: allow "the words" because, then the reason';
    if (words === undefined) unreadable.push({ ...place, field: '', message });
    else notes.push({ ...place, words, used: false });
  }
  return {
    /** Whether a comment directly above `line` allows these words. Marks it as used. */
    suppresses(words: string, line: number): boolean {
      const isAbove = (note: Suppression): boolean =>
        note.line === line - 1 ||
        notes.some((next) => next.line === note.line + 1 && isAbove(next));
      const note = notes.find(
        (each) => each.words.toLowerCase() === words.toLowerCase() && isAbove(each),
      );
      if (note === undefined) return false;
      note.used = true;
      return true;
    },
    /** Comments without a reason, and unused ones. Call it after all texts have been checked. */
    problems(file: string): Problem[] {
      const unused = notes
        .filter(({ used }) => !used)
        .map(({ line, column, words }) => {
          const message = `allows “${words}”, which the text below does not say: delete this note`;
          return { line, column, field: '', message };
        });
      return [...unreadable, ...unused].map((problem) => ({ file, ...problem }));
    },
  };
}

/** Whether this is a suppression comment: the only comment allowed in Markdown content. */
export function isSuppressionComment(html: string): boolean {
  return /^<!--\s*voice:[^<>]*-->$/.test(html.trim());
}
