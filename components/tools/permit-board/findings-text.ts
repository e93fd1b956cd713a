import { mayBeSame, mayBeTwins } from '@/lib/calculations/equipment';
import type { Hours } from '@/lib/calculations/hours';
import { nearOf, type Pair } from '@/lib/calculations/side-by-side';
import { type Finding, joinAs } from '@/lib/calculations/simops';
import {
  type Conflict,
  distanceBetween,
  fireWatchAfter,
  followUpsOf,
  type Job,
  permitOf,
  type Rule,
  type Rules,
  rulesInOrder,
} from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import type { PermitBoardContent } from '@/lib/content/types';
import { formatDistance, type Unit } from './distance';
import { isIsolation, whereIs } from './jobs';
import { capitalize } from './settings';

/** What the findings are about. */
export interface Checked {
  /** The visitor's own title, or the example's. */
  title: string;
  /** Its unit and day. */
  place: string;
  board: PermitBoardContent;
  jobs: readonly Job[];
  /** The most serious first, then questions. */
  conflicts: readonly Finding[];
  /** Permits that are near each other at once, and that none of the conflicts names. */
  pairs: readonly Pair[];
  rules: Rules;
  unit: Unit;
  clock: SiteClock;
}

/** “3 conflicts and 2 questions in 12 permits, by these [rules]”, then which permits no rule is about. */
export function summarize(checked: Checked): string {
  const { board, jobs, conflicts, pairs, rules } = checked;
  const permits = new Set(jobs.filter((job) => !isIsolation(job, rules)).map(permitOf)).size;
  if (permits === 0) return board.findings.empty;
  const questions = conflicts.filter(({ isQuestion }) => isQuestion).length;
  const found = [count(conflicts.length - questions, 'conflict'), count(questions, 'question')];
  const { some, none } = board.findings;
  return [conflicts.length > 0 ? some : none, ...(pairs.length > 0 ? [countPairs(checked)] : [])]
    .join('. ')
    .replace('[found]', found.filter((text) => !text.startsWith('0 ')).join(' and '))
    .replace('[permits]', count(permits, 'permit'));
}

/** “24 rules”. */
export function countRules(rules: Rules): string {
  return count(rulesInOrder(rules).length, 'rule');
}

/** “Question: hot work within 50 ft of an open line, 09:00–10:00”. */
export function headingOf(conflict: Finding, checked: Checked): string {
  return `${ruleOf(conflict, checked)}, ${checked.clock.format(conflict)}`;
}

/** Of two jobs in one of the visitor's areas, nobody knows how far apart they are. */
function ruleOf({ rule, isQuestion, permits }: Finding, { rules }: Checked): string {
  const isOneArea = rules.areas.length > 0 && new Set(permits.map(({ bay }) => bay)).size === 1;
  const { sameArea } = rules.apart.find((each) => each === rule) ?? {};
  const [one, other] = permits;
  const isUnknown =
    one !== undefined && other !== undefined && distanceBetween(one, other, rules) === null;
  const named = (isOneArea && sameArea) || rule.rule;
  const text = isUnknown ? named.replace(' within ', ' that may be within ') : named;
  return isQuestion ? `Question: ${text}` : capitalize(text);
}

/** Conflicts, or questions, of one rule together: a crane lift above five jobs is one line of a list. */
export function byRule(conflicts: readonly Finding[]): Finding[][] {
  return conflicts.flatMap((first) => {
    const group = conflicts.filter(
      ({ rule, isQuestion }) => rule === first.rule && isQuestion === first.isQuestion,
    );
    return group[0] === first ? [group] : [];
  });
}

/** “Crane lift …, 08:00–09:00: PTW-0412; PTW-0415 (F-207)”, or how many there are in place of the hours if it's several. */
export function summarizeGroup(group: readonly Finding[], checked: Checked): string {
  const [first] = group;
  if (first === undefined) return '';
  if (group.length === 1) return `${headingOf(first, checked)}: ${namesOf(first)}`;
  const counted = count(group.length, first.isQuestion ? 'question' : 'conflict');
  return `${ruleOf(first, checked)}, ${counted}: ${namesOf(joinAs(first, group))}`;
}

/** Whether it only asks how far apart permits are: these are listed last. */
export function asksDistance({ ask }: Finding, { rules }: Checked): boolean {
  return ask === rules.unknownDistance;
}

/** “Unknown distances: 7 pairs”. */
export function countUnset(unset: readonly Finding[], { board }: Checked): string {
  const pairs = unset.flatMap(({ parts }) => parts.map(namesOf));
  return board.findings.unset.replace('[pairs]', count(new Set(pairs).size, 'pair'));
}

/** “PTW-0412; LOTO-088, PTW-0415 (F-207)”. */
export function namesOf({ permits }: Conflict): string {
  const places = [...new Set(permits.map(({ equipment }) => equipment))];
  const namesAt = (equipment: string | null) =>
    permits
      .filter((job) => job.equipment === equipment)
      .map(({ tag }) => tag)
      .join(', ');
  return places
    .map((each) => (each === null ? namesAt(each) : `${namesAt(each)} (${each})`))
    .join('; ');
}

/** “No rule here looks at 7 pairs at work within 50 ft of each other”. */
export function countPairs({ board, pairs, rules, unit }: Checked): string {
  const { beside, besideInAreas } = board.findings;
  return (rules.areas.length > 0 ? besideInAreas : beside)
    .replace('[distance]', formatDistance(nearOf(rules), unit))
    .replace('[pairs]', count(pairs.length, 'pair'));
}

/** “Excavation next to other work: PTW-1 (bay 4) with PTW-2 (bay 5), 08:00–10:00; …”: by kinds, then by the first permit. */
export function besideLines({ pairs, rules, clock }: Checked): string[] {
  const describe = (job: Job) => `${job.tag} (${whereIs(job, rules)})`;
  const startOf = ({ works, permits: [first] }: Pair) =>
    `${capitalize(works.join(' next to ').toLowerCase())}: ${describe(first)}`;
  return [...new Set(pairs.map(startOf))].toSorted().map((start) => {
    const others = pairs
      .filter((pair) => startOf(pair) === start)
      .map((pair) => `${describe(pair.permits[1])}, ${clock.format(pair)}`);
    return `${start} with ${others.join('; ')}`;
  });
}

/** The jobs, why the rule keeps them apart, and its paragraph. */
export function explain(finding: Finding, checked: Checked): string {
  return `${jobsOf(finding, checked).join('; ')}. ${reasonOf(finding, checked)}`;
}

/** Which jobs a finding is about. A question about several permits is asked once. */
export function jobsOf({ parts }: Finding, checked: Checked): string[] {
  return parts.map((part) => {
    const listed = describe(part, checked);
    return parts.length > 1 ? `${listed}, ${checked.clock.format(part)}` : listed;
  });
}

/** Why the rule keeps them apart, what the board has of their isolation, and the paragraph. */
export function reasonOf({ rule, ask, isQuestion, parts }: Finding, checked: Checked): string {
  const { jobs, rules, clock } = checked;
  const isolations = rules.isolated.some((other) => other === rule)
    ? parts.flatMap(({ permits: [permit] }) =>
        permit === undefined ? [] : describeIsolation(permit, jobs, rules, clock),
      )
    : [];
  const isInPart =
    !isQuestion && parts.some(({ permits: [permit] }) => hasInPart(permit, rule, jobs, rules));
  const reason = isQuestion ? (ask ?? rule.ask ?? rule.why) : rule.why;
  const why = isInPart ? 'Its isolation isn’t in place for all of it.' : reason;
  const known = [...new Set(isolations)].map((text) => ` ${text}`).join('');
  return `${why}${known} (${rule.source})`;
}

/** “PTW-0412 (hot work, Rack steel, bay 4) and …”; if all is on one piece of equipment, that's first. */
function describe(part: Conflict, checked: Checked): string {
  const { rules } = checked;
  const [{ equipment, bay } = { equipment: null, bay: 0 }, ...others] = part.permits;
  const isOne =
    others.length > 0 && others.every((job) => job.equipment === equipment && job.bay === bay);
  const where =
    equipment === null || !isOne ? null : whereIs({ equipment, place: equipment, bay }, rules);
  const named = part.permits.map((job) => {
    const own = where === null ? `, ${whereIs(job, rules)}` : '';
    const words = job.description === undefined ? '' : `, “${job.description}”`;
    return `${followUpAt(part, job, checked)}${job.tag} (${job.work.toLowerCase()}${own}${words})`;
  });
  return where === null ? new Intl.ListFormat('en').format(named) : `${where}: ${named.join(', ')}`;
}

/** “leak test after ” if that's what a job has come to at a conflict's start. */
function followUpAt({ from }: Hours, job: Job, { jobs, rules }: Checked): string {
  const isolations = jobs.filter((each) => isIsolation(each, rules));
  const now = followUpsOf(job, isolations, rules).find(
    (each) => job.until <= from && each.from <= from && from < each.until,
  );
  return now === undefined ? '' : `${now.work.toLowerCase()} after `;
}

/** What the board has of the isolation that a permit needs. */
function describeIsolation(
  permit: Job,
  jobs: readonly Job[],
  rules: Rules,
  clock: SiteClock,
): string {
  const { equipment } = permit;
  if (equipment === null)
    return 'No equipment is named before its area, as in “F-207, bay 2”, so no isolation counts.';
  const [tag] = equipment.split(' ');
  const similar = jobs.filter(
    (job) =>
      isIsolation(job, rules) &&
      (mayBeSame(job.equipment, equipment) || job.equipment?.split(' ')[0] === tag),
  );
  if (similar.length === 0) {
    const twins = jobs.filter(
      (job) =>
        isIsolation(job, rules) && job.equipment !== null && mayBeTwins(job.equipment, equipment),
    );
    const alike = twins.map((job) => ` ${job.tag} is of ${job.equipment}: is that the same?`);
    return `There’s no isolation of ${equipment} here.${alike.join('')}`;
  }
  const isolations = similar.map((job) => {
    const named = `${job.tag} (${job.work.toLowerCase()} of ${job.equipment}): ${clock.format(job)}`;
    const ask = job.equipment === equipment ? '' : ` Is that all of ${equipment}?`;
    return `${[named, ...lacks(job, permit, rules)].join(', ')}.${ask}`;
  });
  return isolations.join(' ');
}

/** Whether a permit has the isolation that a rule takes, but not for all of its hours. */
function hasInPart(permit: Job | undefined, rule: Rule, jobs: readonly Job[], rules: Rules) {
  const needed = rules.isolated.find((each) => each === rule);
  return jobs.some(
    ({ work, equipment }) =>
      equipment !== null && equipment === permit?.equipment && needed?.by.includes(work),
  );
}

/** Why an isolation isn't the one that a permit needs, as far as the board knows. */
function lacks(isolation: Job, permit: Job, rules: Rules): string[] {
  const accepted = rules.isolated.find(({ work }) => work === permit.work)?.by ?? [];
  const until = permit.until + fireWatchAfter(permit, rules);
  return [
    !accepted.includes(isolation.work) && 'which isn’t enough for this work',
    isolation.from > permit.from && 'not in place at its start',
    isolation.until < until && 'not in place until its end',
  ].filter((each) => each !== false);
}

/** “1 question”, or “2 questions”. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
