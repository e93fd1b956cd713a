import type { Finding, Place } from '@/lib/calculations/isolation';
import type { Point } from '@/lib/calculations/isolation-choices';
import {
  energiesLetOut,
  isBlank,
  isBlock,
  isFlow,
  isOpened,
  isolatedLines,
  isParted,
  isSame,
  singleValved,
} from '@/lib/calculations/isolation-lines';
import { rules } from '@/lib/calculations/isolation-rules';
import type { OwnPlan } from './plan-schema';
import { ruleWords } from './rule-words';

const count = (amount: number, one: string, many: string) =>
  `${amount} ${amount === 1 ? one : many}`;

export function nameOf({ row, what, note }: Place): string {
  const name = what || (row === null ? 'The plan' : `Row ${row}`);
  return note ? `${name} (“${note}”)` : name;
}

/** For example “HV-231 has no lock.”; of several places, “Has no lock:”, and they’re listed next to it. */
export function headingOf({ rule, places: [place, ...more] }: Finding): string {
  const { found } = ruleWords[rule];
  if (place === undefined || more.length > 0)
    return `${found.charAt(0).toUpperCase()}${found.slice(1)}:`;
  return `${nameOf(place)} ${found}.`;
}

/** A finding with all of its places, in a sentence. */
export function lineOf(finding: Finding): string {
  const places = listedPlaces(finding).map(nameOf).join(', ');
  return places === '' ? headingOf(finding) : `${headingOf(finding)} ${places}.`;
}

/** The places that its heading doesn't name. */
export function listedPlaces({ places }: Finding): readonly Place[] {
  return places.length > 1 ? places : [];
}

/** What limits the result: rows that it doesn't have. “” if nothing does. */
export function limitOf({ unread }: OwnPlan): string {
  if (unread.length === 0) return '';
  const rows = count(unread.length, 'row', 'rows');
  return `Incomplete: ${rows} couldn’t be read, so nothing here is about ${unread.length === 1 ? 'it' : 'them'}.`;
}

/** The line above the findings. It never says that a plan is right. */
export function summaryOf(plan: OwnPlan, findings: readonly Finding[]): string {
  const { points } = plan;
  const found =
    findings.length === 0 ? 'nothing' : count(findings.length, 'thing to mend', 'things to mend');
  return [
    `The ${rules.length} checks found ${found} in ${points.length === 1 ? 'this 1 point' : `these ${points.length} points`}${findings.length === 0 ? '; that isn’t a clearance' : ''}.`,
    linesOf(plan),
    'They can’t see a motor, spring, accumulator, or capacitor that no row has.',
    'They can’t see your P&ID: walk the line.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How many lines the plan isolates. Whether there are more, only the reader can tell. */
function linesOf(plan: OwnPlan): string {
  const lines = count(isolatedLines(plan).length, 'line', 'lines');
  if (plan.job === 'entry')
    return `An entry isolates every line to the space: ${lines} ${lines.startsWith('1 ') ? 'is' : 'are'} here.`;
  return plan.job === 'line break'
    ? `A line has two ends, and branches: ${lines} ${lines.startsWith('1 ') ? 'is' : 'are'} here.`
    : '';
}

/** What the checks believe, for the reader to stand by. */
export function onYourWord(plan: OwnPlan): string[] {
  const { points, job, single, basis, relief, air } = plan;
  const tags = (isIn: (point: Point) => boolean) =>
    points
      .filter(isIn)
      .map(({ tag }) => tag)
      .join(', ');
  const lines = singleValved(plan).join(', ');
  const closed = tags(({ device, position }) => device === 'relief block' && position === 'closed');
  const lets = (energy: Point['energy']) => (point: Point) =>
    isOpened(point) && energiesLetOut(plan, point).has(energy);
  const toxic = tags((point) => lets('toxic')(point) && point.leadsTo === 'safe');
  const toSewer = tags((point) => lets('fluid')(point) && point.leadsTo === 'sewer');
  return [
    job === 'line break' &&
      single === 'accepted' &&
      !isBlank(basis) &&
      lines !== '' &&
      `A single valve is accepted for ${lines}, by ${basis}${basis.endsWith('.') ? '' : '.'}`,
    closed !== '' && !isBlank(relief) && `What ${closed} closes off is relieved by “${relief}”.`,
    toxic !== '' && `What ${toxic} lets out can’t reach anyone, and nobody breathes it.`,
    toSewer !== '' && `What ${toSewer} lets out isn’t toxic, flammable, or corrosive.`,
    ...sharedLines(plan),
    air === 'tested' && 'The air is tested as chosen.',
  ].filter((line) => line !== false);
}

/** Rows with the same line are believed to be on one pipe, in series: a blind on one branch says nothing about another. */
function sharedLines({ points }: OwnPlan): string[] {
  return isolatedLines({ points }).flatMap((line) => {
    const rows = points.filter((point) => isFlow(point) && isSame(point.line, line));
    return rows.filter((point) => isBlock(point) || isParted(point)).length > 1
      ? [`${rows.map(({ tag }) => tag).join(', ')} are in series on one pipe, ${line}.`]
      : [];
  });
}
