import { formatDuration } from '@/lib/calculations/hours';
import type { Finding } from '@/lib/calculations/simops';
import { findOptions, type Option, withMoves } from '@/lib/calculations/simops-options';
import type { Conflict, Job } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import { shiftAround } from './board-state';
import type { Checked } from './findings-text';
import { isIsolation, isTooEarly } from './jobs';

/** Ways out of a conflict within its shift, those that are too early last. A question is for the reader to answer, so it has none. */
export function waysOut(
  conflict: Conflict,
  { board, jobs, rules, clock }: Pick<Checked, 'board' | 'jobs' | 'rules' | 'clock'>,
): Option[] {
  if (conflict.isQuestion) return [];
  const isEarly = ({ moves }: Option) => Number(isTooEarly(moves, board, clock));
  return findOptions(conflict, jobs, shiftAround(conflict, board), rules).toSorted(
    (a, b) => isEarly(a) - isEarly(b),
  );
}

/** Why a conflict has no ways out: an isolation at other hours is named with them, and so is one that's missing. */
export function describeStuck({ rule, permits }: Finding, { board, ...checked }: Checked): string {
  const { jobs, conflicts, rules, clock } = checked;
  const needed = rules.isolated.find((each) => each === rule);
  if (needed === undefined) {
    const missing = conflicts.filter(
      (each) => !each.isQuestion && rules.isolated.some((other) => other === each.rule),
    );
    const tags = permits
      .filter((permit) => missing.some((each) => each.permits.includes(permit)))
      .map(({ tag }) => tag);
    return tags.length === 0
      ? board.findings.stuck
      : `Times are offered once ${new Intl.ListFormat('en').format(tags)} ${tags.length === 1 ? 'has its' : 'have their'} isolation.`;
  }
  const own = jobs.filter(
    ({ work, equipment }) =>
      equipment !== null && equipment === permits[0]?.equipment && needed.by.includes(work),
  );
  if (own.length === 0) return 'No other time helps: it needs its isolation first.';
  const hours = own.map((job) => `${job.tag}, ${clock.format(job)}`).join('; ');
  return `These rules leave it no other start this shift within its isolation (${hours}).`;
}

/** Above the ways out. Only the example has an outage to put them in order by. */
export function optionsHeading({ board, rules }: Checked): string {
  const { options, optionsByOutage } = board.findings;
  return rules.outage === null ? options : optionsByOutage;
}

/** What a way out still asks: “hot work …, 10:00–11:00”, and whether jobs on the same equipment can change order. */
export function questionsOf(
  { moves, questions }: Option,
  { jobs, clock, rules }: Checked,
): string[] {
  const asked = questions.map((each) => `${each.rule.rule}, ${clock.format(each)}`);
  const permits = withMoves(jobs, moves).filter(
    (job) => job.equipment !== null && !isIsolation(job, rules),
  );
  const plannedOf = (moved: Job) => jobs.find(({ tag }) => tag === moved.tag) ?? moved;
  const reversed = permits.flatMap((one) =>
    permits
      .filter((other) => {
        const [first, second] = [plannedOf(one), plannedOf(other)];
        const isReversed = one.from < other.from && first.from > second.from;
        const isNowOver = one.until <= other.from && first.until > second.from;
        return other.equipment === one.equipment && (isReversed || isNowOver);
      })
      .map((other) => `Can ${one.tag} come before ${other.tag} on ${one.equipment}?`),
  );
  return [...new Set([...asked, ...reversed])];
}

/** The hours without feed, and what's missing. */
export function factsOf({ moves, outage }: Option, checked: Checked): string[] {
  return [
    outage &&
      `${checked.rules.outage?.unit} off feed ${formatDuration(outage.until - outage.from)}`,
    needOf(moves, checked),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

/** What a move needs that isn't there yet; “” for nothing. Only the example's permits need something. */
function needOf(moves: readonly Job[], { board, clock }: Checked): string {
  return isTooEarly(moves, board, clock) ? (board.needs?.text ?? '') : '';
}

/** For example “PTW-0412 to 12:00–16:00”. */
export function describeMove(move: Job, clock: SiteClock): string {
  return `${move.tag} to ${clock.format(move)}`;
}
