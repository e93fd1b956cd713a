import { withoutTags } from '@/lib/calculations/equipment';
import type { PermitBoardContent } from '@/lib/content/types';
import { workNames } from './jobs';
import { plain, simplify } from './list-text';

/**
 * What a list leaves open, and its answers: words that aren't a kind of work, such as “Hydrotest of E-201”, or that name two,
 * an isolation that may not be in place, or a date that can be read both ways.
 */
export interface ListQuestion {
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

/** Between two kinds of work that one line of a list has. */
export const and = ' + ';

const openWork = 'Line break';
/** Any other, which may be a release or a source of ignition: “Load truck”. */
const otherWork = 'Other work';

/** What a blind can be, which “Blind” alone doesn't say. */
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
  { known, board }: { known: ReadonlyMap<string, string>; board: PermitBoardContent },
): string {
  if (type === '' || details === '') return named(tag, type || details);
  const kind = known.get(simplify(type));
  const isMethod = (each: string) => board.rules.methods.includes(each);
  const isSame =
    kind !== undefined &&
    kindsIn(details, board).every((each) => each === kind || (isMethod(kind) && isMethod(each)));
  // An isolation's description names what's isolated, and how; a line break's, what's opened.
  const isSure =
    isSame &&
    (isMethod(kind) || kind === openWork || !isUnsure(details, kind, board)) &&
    (kind !== otherWork || isNothingElse(details, kind, board));
  return isSure ? type : `${named(tag, type)}: ${details}`;
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

/** Whether a text names work that no rule is about, and that rules about other work would be wrong for. */
export function isOutside(text: string, { add }: PermitBoardContent): boolean {
  return add.outside.words.some(wordsIn(text));
}

/** Of words that aren't a kind of work. */
export function askedWork(text: string, board: PermitBoardContent): ListQuestion {
  if (isBareBlind(text.replace(/ \([^()]*\)$/, ''))) {
    return { text, suggested: null, answers: blindAnswers };
  }
  const every = workNames(board).map((kind) => ({ kind, label: kind }));
  const fits = kindsIn(text, board);
  const [kind = null] = fits;
  const all = { kind: fits.join(and), label: `All of it: ${fits.join(', ').toLowerCase()}` };
  return {
    text,
    suggested: kind !== null && fits.length === 1 && isNothingElse(text, kind, board) ? kind : null,
    answers: fits.length > 1 ? [...every, all] : every,
  };
}

/** “In V-310” and “into the drum” may be an entry, as “inside” is; “in V-310 area” isn't. */
const inVessel =
  /\b(?:in|into|within)\s+(?:the\s+)?(?!\S+(?:\s\d+\w*)?\s+(?:area|farm|yard)\b)(?=(?:vessel|column|tower|drum|tank|reactor)\b|(?:\d+-?)?(?:v|c|d|t|tk|r)[- ]?\d+)/gi;

/**
 * The kinds of work, and methods of isolation, that a text has names or words of. The longest name has its words to itself:
 * “Single block and bleed” is no bleeding down.
 */
function kindsIn(text: string, board: PermitBoardContent): string[] {
  const { add, rules } = board;
  const names = [
    ...add.work.flatMap(({ work, also, words }) =>
      [work, ...also, ...words].map((name) => ({ name, kind: work })),
    ),
    ...rules.methods.map((name) => ({ name, kind: name })),
  ].toSorted((a, b) => b.name.length - a.name.length);
  let rest = `${spaced(plain(text).replace(inVessel, 'inside '))} `;
  const found = new Set<string>();
  for (const { name, kind } of names) {
    // “Digital” isn’t “dig”, nor “RTD” “RT”.
    const words = `${spaced(name)}${name.length <= 3 ? ' ' : ''}`;
    if (rest.includes(words)) found.add(kind);
    rest = rest.replaceAll(words, ' ');
  }
  return workNames(board).filter((kind) => found.has(kind));
}

/** Whether a text has only words of one kind, tags, and words that change nothing: “live” is also in “Live tap”. */
export function isNothingElse(text: string, kind: string, board: PermitBoardContent): boolean {
  const { work: works, filler } = board.add;
  const { work = '', also = [], words = [] } = works.find((each) => each.work === kind) ?? {};
  const names = [work, ...also, ...words, ...filler].map((each) => spaced(each).trim());
  const own = new RegExp(String.raw`\b(?:${names.join('|')}|\d+)(?:s|es|ed|ing|y)?\b`, 'g');
  const isAll =
    spaced(withoutTags(plain(text)))
      .replaceAll(own, '')
      .trim() === '';
  return isAll && !isUnsure(text, kind, board);
}

/**
 * Whether a text may mean another kind of work than its words do: an opening is a line break if any, and a leak test under
 * pressure may be a pneumatic test.
 */
function isUnsure(
  text: string,
  kind: string | undefined,
  { add, rules }: PermitBoardContent,
): boolean {
  const has = wordsIn(text);
  const others = [
    ...add.unsure,
    ...(kind === openWork ? [] : add.opening),
    ...(kind === rules.leakTest.work ? add.pressure : []),
  ];
  return (
    others.some((words) => has(words)) ||
    /\b(no|not|non|without|after|before)\b|n[’']t\b|\bde-?energized/i.test(text)
  );
}

/** Finds the beginnings of words in a text. */
function wordsIn(text: string): (words: string) => boolean {
  const own = `${spaced(plain(text))} `;
  return (words) => own.includes(spaced(words));
}

function spaced(words: string): string {
  const letters = words.toLowerCase().replaceAll('&', ' and ');
  return ` ${letters.replace(/[^a-z\d]+/g, ' ')}`;
}
