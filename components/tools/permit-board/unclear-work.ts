import type { PermitBoardContent } from '@/lib/content/types';
import { workNames } from './jobs';
import { plain, simplify } from './list-text';

/** Words of a list that aren't a kind of work, such as “Hydrotest of E-201”. */
export interface UnclearWork {
  text: string;
  /** What it can be, if that's not any kind of work. */
  answers?: readonly Answer[];
  /** The only kind that its words fit; null if they fit several, none, or say “no” or “without”. */
  suggested: string | null;
}

interface Answer {
  kind: string;
  label: string;
}

/** What a blind can be, which “Blind” alone doesn't say. */
const blindAnswers: readonly Answer[] = [
  { kind: 'Line break', label: 'It’s being fitted or pulled: a line break' },
  { kind: 'Blind in place', label: 'It’s already in, and verified by the start' },
];

/** The words that the visitor is asked about: of each blind, and of other work once for all lines that have it. */
export function askedWords(tag: string, kind: string): string {
  return isBareBlind(kind) ? `${kind} (${tag})` : kind;
}

function isBareBlind(kind: string): boolean {
  return /^(?:spectacle )?(?:blinds?|spade)$/i.test(kind);
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
  workOf: (words: string) => string | undefined,
  board: PermitBoardContent,
): UnclearWork[] {
  const unclear = texts.filter((text) => simplify(text) !== '' && workOf(text) === undefined);
  return [...new Set(unclear)].map((text) => ({
    text,
    suggested: suggestWork(text, board),
    ...(isBareBlind(text.replace(/ \([^()]*\)$/, '')) && { answers: blindAnswers }),
  }));
}

function suggestWork(text: string, board: PermitBoardContent): string | null {
  const { add, rules } = board;
  const has = wordsIn(text);
  // “Digital” isn’t “dig”, nor “RTD” “RT”.
  const fits = (words: string) => has(words, words.length <= 3);
  const found = [
    ...add.work.filter(({ work, also, words }) => [work, ...also, ...words].some(fits)),
    ...rules.methods.filter(fits).map((work) => ({ work })),
  ];
  const isDoubtful =
    add.unsure.some((words) => has(words)) ||
    /\b(no|not|non|without|after|before)\b|n[’']t\b|\bde-?energized/i.test(text);
  return found.length === 1 && !isDoubtful ? (found[0]?.work ?? null) : null;
}

/** Finds names and the beginnings of words in a text, each at the beginning of a word; or only whole words. */
function wordsIn(text: string): (words: string, isWhole?: boolean) => boolean {
  const spaced = (words: string) =>
    ` ${words
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replace(/[^a-z\d]+/g, ' ')}`;
  const own = `${spaced(plain(text))} `;
  return (words, isWhole = false) => own.includes(`${spaced(words)}${isWhole ? ' ' : ''}`);
}
