import type { z } from 'zod';
import { formatHours, formatTime } from '@/lib/calculations/hours';
import { findConflicts } from '@/lib/calculations/simops';
import type { buildPermitBoard } from './permit-board';
import type { plantSchema } from './schemas/plant';
import type { ruleCheckSchema } from './schemas/rule-check';
import { ruleText } from './shift-conflicts';

type Plant = z.output<typeof plantSchema>;

/** What the permit board's rules say of the two permits in conflict, as planned, and which records the log has by then. */
export function buildRuleCheck(
  { conflict, gap, ...words }: z.output<ReturnType<typeof ruleCheckSchema>>,
  { shift, jobs, rules }: ReturnType<typeof buildPermitBoard>,
  plant: Plant,
) {
  const permits = jobs.filter(({ tag }) => plant.conflict.includes(tag));
  const [found] = findConflicts(jobs, rules, permits);
  return {
    ...words,
    conflict: {
      ...conflict,
      shift,
      /** The times below the bars, at equal distances. */
      axis: [0, 0.25, 0.5, 0.75, 1].map((share) =>
        formatTime(shift.from + share * (shift.until - shift.from)),
      ),
      permits: permits.map(({ tag, work, bay, from, until }) => {
        return { tag, work, bay, from, until, hours: formatHours({ from, until }) };
      }),
      found: found && {
        from: found.from,
        until: found.until,
        permits: found.permits.map(({ tag }) => tag),
        hours: formatHours(found),
        rule: ruleText(found.rule),
        source: `${conflict.source} ${found.rule.source}`,
      },
    },
    gap: {
      ...gap,
      records: gap.records.map(({ what, entry, ask }) => {
        const logged = plant.log.find(({ time }) => time === entry && time <= gap.asked);
        return { what, ask, logged: logged && { time: entry, tag: logged.tag, by: logged.by } };
      }),
    },
  };
}
