import type { Problem } from '../problem';

/** `# voice: allow "told" because …`, on the line above the text it applies to. */
interface Suppression {
  line: number;
  column: number;
  words: string;
  used: boolean;
}

const commentOpenings = { yaml: '#', md: '<!--', code: '(?://|\\{?/\\*)' };

export interface Suppressions {
  /** Whether a comment directly above `line` allows these words. Marks it as used. */
  suppresses(words: string, line: number): boolean;
  /** Comments without a reason, and unused ones. Call it after all texts have been checked. */
  problems(file: string): Problem[];
}

export function parseSuppressions(
  source: string,
  language: keyof typeof commentOpenings,
): Suppressions {
  const found = new Map<number, Suppression | null>();
  const problems: Omit<Problem, 'file'>[] = [];
  const opening = new RegExp(`^(\\s*${commentOpenings[language]}\\s*)voice:(.*)`);
  for (const [index, text] of source.split('\n').entries()) {
    const [, before = '', directive] = opening.exec(text) ?? [];
    if (directive === undefined) continue;
    const place = { line: index + 1, column: before.length + 1 };
    const [, words] = /^ allow "(.+?)" because \S/.exec(directive) ?? [];
    found.set(place.line, words === undefined ? null : { ...place, words, used: false });
    if (words === undefined) {
      const message = 'cannot be read: write voice: allow "the words" because, then the reason';
      problems.push({ ...place, field: '', message });
    }
  }
  return {
    suppresses(words, line) {
      for (let above = line - 1; found.has(above); above -= 1) {
        const note = found.get(above);
        if (note?.words.toLowerCase() !== words.toLowerCase()) continue;
        note.used = true;
        return true;
      }
      return false;
    },
    problems(file) {
      const unused = [...found.values()].filter((note) => note?.used === false);
      return [
        ...problems.map((problem) => ({ file, ...problem })),
        ...unused.flatMap((note) => {
          if (note === null) return [];
          const { line, column, words } = note;
          const message = `allows “${words}”, which the text below does not say: delete this note`;
          return [{ file, line, column, field: '', message }];
        }),
      ];
    },
  };
}

/** Whether this is a suppression comment: the only comment allowed in Markdown content. */
export function isSuppressionComment(html: string): boolean {
  return /^<!--\s*voice:[^<>]*-->$/.test(html.trim());
}
