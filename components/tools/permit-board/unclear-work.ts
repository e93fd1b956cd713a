import type { PermitBoardContent } from '@/lib/content/types';
import { workNames } from './jobs';
import { plain, simplify } from './list-text';

/** Words of a list that aren't a kind of work, such as “Hydrotest of E-201”. */
export interface UnclearWork {
  text: string;
  /** The only kind that its words fit; null if they fit several, none, or say “no” or “without”. */
  suggested: string | null;
}

/** What each name of a kind of work, or of a method of isolation, is on the board. */
export function knownWork(board: PermitBoardContent): Map<string, string> {
  const names = [
    ...workNames(board).map((name) => [name, name] as const),
    ...board.add.work.flatMap(({ work, also }) => also.map((name) => [name, work] as const)),
  ];
  return new Map(names.map(([name, work]) => [simplify(name), work]));
}

/** The texts that need the visitor's answer, each once. */
export function unclearWork(
  texts: readonly string[],
  works: ReadonlyMap<string, string>,
  board: PermitBoardContent,
): UnclearWork[] {
  const unclear = texts.filter((text) => simplify(text) !== '' && !works.has(simplify(text)));
  return [...new Set(unclear)].map((text) => ({ text, suggested: suggestWork(text, board) }));
}

function suggestWork(text: string, board: PermitBoardContent): string | null {
  const found = kindsIn(text, board);
  const isDoubtful = /\b(no|not|non|without|after|before)\b|n[’']t\b|\bde-?energized/i.test(text);
  return found.length === 1 && !isDoubtful ? (found[0] ?? null) : null;
}

/** The kinds whose name or word a text has, at the beginning of a word. */
function kindsIn(text: string, { add, rules }: PermitBoardContent): string[] {
  const own = ` ${plain(text)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')}`;
  const has = (words: string) => own.includes(` ${words.toLowerCase().replace(/[^a-z\d]+/g, ' ')}`);
  return [
    ...add.work.filter(({ work, words }) => [work, ...words].some(has)).map(({ work }) => work),
    ...rules.methods.filter(has),
  ];
}
