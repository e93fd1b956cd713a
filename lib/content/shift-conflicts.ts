import type { z } from 'zod';
import { formatTime, parseTime } from '@/lib/calculations/hours';
import { findConflicts } from '@/lib/calculations/simops';
import {
  type Conflict,
  type DistanceRule,
  followUpsOf,
  type Job,
  type Rule,
  type Rules,
} from '@/lib/calculations/simops-rules';
import { lower } from '@/lib/plant/ask/answer';
import type { RuleConflict } from '@/lib/plant/register';
import { timeOf } from '@/lib/plant/state';
import { registeredJobs } from './permit-board';
import type { ruleCheckSchema } from './schemas/drawings';
import type { plantSchema } from './schemas/plant';

type Plant = z.output<typeof plantSchema>;

/** The states in which work, or an isolation, is over. */
const ends = ['fire watch', 'handed back', 'suspended', 'removed', 'closed out'];

/**
 * What the permit board's rules would say against each permit's work at any time of the shift, next to what was recorded
 * at that time.
 */
export function shiftConflicts(plant: Plant, rules: Rules): RuleConflict[] {
  const recorded = registeredJobs(plant, rules.methods).map((job): Job => {
    const start = timeOf(
      plant,
      job.tag,
      rules.methods.includes(job.work) ? 'verified' : 'in progress',
    );
    const end = ends.flatMap((state) => timeOf(plant, job.tag, state) ?? []).toSorted()[0];
    return {
      ...job,
      from: start === undefined ? job.from : parseTime(start),
      until: end === undefined ? job.until : parseTime(end),
    };
  });
  const { from, until } = plant.shift;
  const isolations = recorded.filter(({ work }) => rules.methods.includes(work));
  const times = [
    ...new Set([
      parseTime(from),
      parseTime(until) + 1,
      ...(rules.outage === null ? [] : [rules.outage.from]),
      ...recorded.flatMap((job) => [
        job.from,
        job.until,
        ...followUpsOf(job, isolations, rules).map((next) => next.until),
      ]),
    ]),
  ].toSorted((a, b) => a - b);
  return recorded
    .filter(({ work }) => !rules.methods.includes(work))
    .flatMap((permit) =>
      times.slice(0, -1).flatMap((start, index) => {
        const now = { ...permit, from: start, until: start + 1 };
        const others = recorded.filter(({ tag }) => tag !== permit.tag);
        const found = findConflicts([...others, now], rules, [now]);
        const isBehind = permit.equipment === rules.outage?.behind;
        // Not what would come of it later: the fire watch after hot work. Two questions stand against it, too: work in
        // service, and an isolation's bleed that's open nearby.
        const bleedsOf = ({
          rule,
          isQuestion,
          permits,
        }: Pick<Conflict, 'rule' | 'isQuestion' | 'permits'>) =>
          isQuestion
            ? openBleeds(
                plant,
                permits,
                rules.apart.find((each) => each === rule),
              )
            : [];
        return found
          .filter(
            (each) =>
              each.from === start &&
              (!each.isQuestion ||
                (each.rule === rules.inService && !isBehind) ||
                bleedsOf(each).length > 0),
          )
          .map(({ rule, isQuestion, permits }) => ({
            permit: permit.tag,
            bleeds: bleedsOf({ rule, isQuestion, permits }),
            from: formatTime(start),
            until: formatTime(times[index + 1] ?? start),
            rule: ruleText(rule),
            source: 'within' in rule ? `site rule; see ${rule.source}` : rule.source,
            isInService: rule === rules.inService,
            isQuestion,
            others: permits.filter((each) => each !== now).map(({ tag }) => tag),
          }));
      }),
    );
}

/** Of each drain or bleed of an isolation, “BV-208 (LOTO-088) is within 50 ft, locked open”, and what to ask about it. */
function openBleeds(
  { isolations }: Plant,
  jobs: readonly Job[],
  rule?: DistanceRule,
): RuleConflict['bleeds'] {
  if (rule === undefined) return [];
  const near = isolations.filter(({ tag }) => jobs.some((job) => job.tag === tag));
  return near.flatMap(({ tag, points }) =>
    points
      .filter(({ position }) => position.startsWith('locked open'))
      .map(({ device, position }) => ({
        device,
        said: `${device} (${tag}) is within ${rule.within}\u00a0ft, ${position}`,
        ask: lower((position.includes(' to ') && rule.vented) || rule.why),
      })),
  );
}

/** A rule’s words, with its distance. */
function ruleText(rule: Rule): string {
  return rule.rule.replace('[distance]', 'within' in rule ? `${rule.within}\u00a0ft` : '');
}

/** Which of the records that a question takes the log has by then. */
export function buildRuleCheck(
  check: z.output<ReturnType<typeof ruleCheckSchema>>,
  { log }: Plant,
) {
  return {
    ...check,
    records: check.records.map(({ what, entry, ask }) => {
      const logged = log.find(({ time }) => time === entry && time <= check.asked);
      return { what, ask, logged: logged && { time: entry, tag: logged.tag, by: logged.by } };
    }),
  };
}
