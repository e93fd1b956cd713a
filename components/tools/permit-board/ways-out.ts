import { formatDuration } from '@/lib/calculations/hours';
import type { Finding } from '@/lib/calculations/simops';
import { findOptions, type Option } from '@/lib/calculations/simops-options';
import type { Job } from '@/lib/calculations/simops-rules';
import type { SiteClock } from '@/lib/calculations/site-clock';
import { shiftAround } from './board-state';
import type { Checked } from './findings-text';
import { isIsolation } from './jobs';

/** Ways out of a conflict within its shift. A question is for the reader to answer, so it has none. */
export function waysOut(conflict: Finding, { board, jobs, rules }: Checked): Option[] {
  return conflict.isQuestion
    ? []
    : findOptions(conflict, jobs, shiftAround(conflict, board), rules);
}

/** Why a conflict has no ways out: an isolation at other hours is named with them. */
export function describeStuck({ rule, permits }: Finding, { board, ...checked }: Checked): string {
  const { jobs, rules, clock } = checked;
  const needed = rules.isolated.find((each) => each === rule);
  if (needed === undefined) return board.findings.stuck;
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

/** What a way out still asks: “hot work …, 10:00–11:00”, and whether jobs on the same equipment can change places. */
export function questionsOf(
  { moves, questions }: Option,
  { jobs, clock, rules }: Checked,
): string[] {
  const asked = questions.map((each) => `${each.rule.rule}, ${clock.format(each)}`);
  const after = jobs.map((job) => moves.find(({ tag }) => tag === job.tag) ?? job);
  const isBefore = (one: Job | undefined, other: Job | undefined) =>
    one !== undefined && other !== undefined && one.from < other.from;
  const reversed = jobs.flatMap((one, index) =>
    jobs.flatMap((other, place) => {
      const isSame = one.equipment !== null && one.equipment === other.equipment;
      const isLock = [one, other].some((job) => isIsolation(job, rules));
      return isSame && !isLock && isBefore(one, other) && isBefore(after[place], after[index])
        ? `${other.tag} before ${one.tag} on ${one.equipment}: can it be?`
        : [];
    }),
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
  const { needs, day } = board;
  const isEarly = moves.some(({ tag, from }) => tag === needs?.permit && from < needs.from);
  return needs !== undefined && clock.day === day && isEarly ? needs.text : '';
}

/** For example “PTW-0412 to 12:00–16:00”. */
export function describeMove(move: Job, clock: SiteClock): string {
  return `${move.tag} to ${clock.format(move)}`;
}
