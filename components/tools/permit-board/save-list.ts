import type { Finding } from '@/lib/calculations/simops';
import { afterPaint } from '@/lib/page/after-paint';
import { printAlone } from '../print-alone';
import { saveFile } from '../save-csv';
import { boardId } from './board-state';
import {
  besideLines,
  type Checked,
  countPairs,
  countRules,
  explain,
  headingOf,
  namesOf,
  summarize,
} from './findings-text';
import { findingsHead, leftOutHead } from './jobs';
import type { Settings } from './settings';
import {
  describeMove,
  describeStuck,
  factsOf,
  optionsHeading,
  questionsOf,
  waysOut,
} from './ways-out';

/** Saves the jobs, then what the rules found in them, as a CSV file. */
export async function saveList(
  checked: Checked,
  limits: readonly string[],
  settings: Settings,
): Promise<void> {
  const { writeList } = await import('./write-list');
  const { jobs, clock, rules } = checked;
  saveFile(
    'permits.csv',
    writeList(jobs, clock, rules, findingRows(checked, limits, settings), settings),
  );
}

/** The findings as rows of a file, after what limits them and what they can't know. */
function findingRows(
  checked: Checked,
  limits: readonly string[],
  { unread, unreadTags }: Settings,
): string[][] {
  const { title, place, board, conflicts, rules } = checked;
  return [
    [findingsHead, title, place],
    ...(unread > 0 ? [[leftOutHead, String(unread), ...unreadTags]] : []),
    [summarize(checked).replace('[rules]', countRules(rules))],
    ...limits.map((limit) => [limit]),
    [board.findings.unknown],
    ['what', 'permits', 'why', 'ways out'],
    ...conflicts.map((conflict) => [
      headingOf(conflict, checked),
      namesOf(conflict),
      explain(conflict, checked),
      describeWays(conflict, checked),
    ]),
    ...besideLines(checked).map((line) => [countPairs(checked), line]),
  ];
}

/** The times that aren't ruled out, each with what it takes; or why there are none. A question has none. */
export function describeWays(conflict: Finding, checked: Checked): string {
  if (conflict.isQuestion) return '';
  const ways = waysOut(conflict, checked).map((option) =>
    [
      option.moves.map((move) => describeMove(move, checked.clock)).join(' and '),
      ...factsOf(option, checked),
      ...questionsOf(option, checked).map((question) => `Question then: ${question}`),
    ].join('. '),
  );
  return ways.length === 0
    ? describeStuck(conflict, checked)
    : `${optionsHeading(checked)}: ${ways.join('. Or: ')}`;
}

/** Prints the board alone, with every finding and its ways out, its rules, and the time. */
export function printSheet(): void {
  const box = document.getElementById(boardId);
  const printed = box?.querySelector('.only-print');
  const now = new Date().toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
  if (printed != null) printed.textContent = `Printed ${now}`;
  for (const finding of box?.querySelectorAll<HTMLDetailsElement>('.other-findings details') ??
    []) {
    finding.open = true;
  }
  // What has been opened is rendered by then.
  afterPaint(() => printAlone(boardId));
}
