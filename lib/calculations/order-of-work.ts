import { overlapOf } from './hours';
import {
  activitiesOf,
  type Conflict,
  compareTags,
  concerns,
  distanceBetween,
  type Job,
  permitOf,
  type Rules,
} from './simops-rules';

/** Work on equipment before its draining ends. */
export function drainedFirst(
  job: Job,
  drain: Job,
  { drainedFirst: rule, onePermit }: Rules,
): Conflict[] {
  const isSame = job.equipment !== null && job.equipment === drain.equipment;
  const isEarly =
    rule.work.includes(job.work) && drain.work === rule.drain && job.from < drain.until;
  if (!isSame || !isEarly) return [];
  const permits = [job, drain].toSorted(compareTags);
  const hours = overlapOf(job, drain);
  if (hours === null)
    return [{ rule, isQuestion: true, from: job.from, until: job.until, permits }];
  const isOwn = permitOf(job) === permitOf(drain);
  return [
    {
      rule,
      ...hours,
      permits,
      ...(isOwn ? { isQuestion: true, ask: onePermit } : { isQuestion: false }),
    },
  ];
}

/** Work that begins, or goes on, soon after a line nearby was open: vapor may still be there. */
export function soonAfter(
  job: Job,
  before: Job,
  isolations: readonly Job[],
  rules: Rules,
): Conflict[] {
  const { soonAfter: rule } = rules;
  const last = activitiesOf(before, isolations, rules)
    .filter((each) => rule.from.includes(each.work) && each.until < job.until)
    .at(-1);
  if (last === undefined || !rule.work.includes(job.work)) return [];
  const from = Math.max(job.from, last.until);
  const until = Math.min(last.until + rule.minutes, job.until);
  const within = rules.apart.find((each) => concerns(each, job.work, last.work))?.within ?? 0;
  const isNear = (distanceBetween(job, before, rules) ?? 0) <= within;
  if (!isNear || from >= until) return [];
  const permits = [job, before].toSorted(compareTags);
  return [{ rule, isQuestion: true, from, until, permits }];
}
