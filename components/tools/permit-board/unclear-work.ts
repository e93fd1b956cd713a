import type { PermitBoardContent } from '@/lib/content/types';
import { workNames } from './jobs';
import { plain, quote, simplify } from './list-text';

/** Words of a list that aren't a kind of work, such as “Hydrotest of E-201”, or that name two. */
export interface UnclearWork {
  text: string;
  /** What it can be. */
  answers: readonly Answer[];
  /** The only kind that its words fit; null if they fit several, none, or say “no” or “without”. */
  suggested: string | null;
}

interface Answer {
  /** The kind, or several, joined by `and`. */
  kind: string;
  label: string;
}

/** What the visitor is asked about. */
export interface Asked {
  text: string;
  /** Only of an isolation that may not be in place: what its line is if it is. */
  isolation: string | null;
}

/** Between two kinds of work that one line of a list has. */
export const and = ' + ';

/** What a blind can be, which “Blind” alone doesn't say. */
const openWork = 'Line break';
const blindAnswers: readonly Answer[] = [
  { kind: openWork, label: 'It’s being fitted or pulled: a line break' },
  { kind: 'Blind in place', label: 'It’s already in, and verified by the start' },
];

/**
 * The words that the visitor is asked about: of each blind, and of other work once for all lines that have it. With a
 * description that has other work than the type, both: “Hot work: open flange F-207”.
 */
export function askedWords(
  tag: string,
  type: string,
  details: string,
  board: PermitBoardContent,
): string {
  if (type === '' || details === '') return named(tag, type || details);
  const kind = knownWork(board).get(simplify(type));
  const isMethod = (each: string) => board.rules.methods.includes(each);
  const isSame =
    kind !== undefined &&
    kindsIn(details, board).every((each) => each === kind || (isMethod(kind) && isMethod(each)));
  // An isolation's description names what's isolated, and how; a line break's, what's opened.
  const isSure = isSame && (isMethod(kind) || kind === openWork || !isUnsure(details, kind, board));
  return isSure ? type : `${named(tag, type)}: ${details}`;
}

/** What the visitor is asked about an isolation whose status doesn't say that it's in place. */
export function askedStatus(tag: string, kind: string, status: string): string {
  const said = status === '' ? 'has no status' : `has the status ${quote(status)}`;
  return `${tag} (${kind.toLowerCase()}) ${said}: is it in place and verified?`;
}

function named(tag: string, kind: string): string {
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
  asked: readonly Asked[],
  workOf: (words: string) => string | undefined,
  board: PermitBoardContent,
): UnclearWork[] {
  const unclear = asked.filter(({ text }) => simplify(text) !== '' && workOf(text) === undefined);
  const every = workNames(board).map((kind) => ({ kind, label: kind }));
  return [...new Map(unclear.map((each) => [each.text, each])).values()].map((each) => {
    const { text, isolation } = each;
    if (isolation !== null) {
      const label = 'Yes, by its start';
      return { text, suggested: null, answers: [{ kind: isolation, label }] };
    }
    if (isBareBlind(text.replace(/ \([^()]*\)$/, '')))
      return { text, suggested: null, answers: blindAnswers };
    const fits = kindsIn(text, board);
    const all = { kind: fits.join(and), label: `All of it: ${fits.join(', ').toLowerCase()}` };
    return {
      text,
      suggested: fits.length > 1 || isUnsure(text, fits[0], board) ? null : (fits[0] ?? null),
      answers: fits.length > 1 ? [all, ...every] : every,
    };
  });
}

/** The kinds of work, and methods of isolation, that a text has names or words of. */
function kindsIn(text: string, { add, rules }: PermitBoardContent): string[] {
  const has = wordsIn(text);
  // “Digital” isn’t “dig”, nor “RTD” “RT”.
  const fits = (words: string) => has(words, words.length <= 3);
  return [
    ...add.work.flatMap(({ work, also, words }) =>
      [work, ...also, ...words].some(fits) ? work : [],
    ),
    ...rules.methods.filter(fits),
  ];
}

/** Whether a text may mean another kind of work than its words do: an opening is a line break if any. */
function isUnsure(text: string, kind: string | undefined, { add }: PermitBoardContent): boolean {
  const has = wordsIn(text);
  const others = kind === openWork ? add.unsure : [...add.unsure, ...add.opening];
  return (
    others.some((words) => has(words)) ||
    /\b(no|not|non|without|after|before)\b|n[’']t\b|\bde-?energized/i.test(text)
  );
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
