import { mayBeSame } from './equipment';
import {
  type Conflict,
  distanceBetween,
  fireWatchAfter,
  type Job,
  type Rules,
} from './simops-rules';

/*
 * People at an isolation: those who work behind it as it comes off, and those who set or remove it near other work.
 */

/** Locks that may come off in the minute in which work behind them ends. */
export function locksOffAtEnd(permit: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const { work, equipment, from } = permit;
  const until = permit.until + fireWatchAfter(permit, rules);
  const locks = isolations.filter(
    (each) => each.from <= from && each.until === until && mayBeSame(each.equipment, equipment),
  );
  if (locks.length === 0 || work === rules.energized.work) return [];
  return [{ rule: rules.endsTogether, isQuestion: true, from, until, permits: [permit, ...locks] }];
}

/** An isolation that's set, or removed, while a rule keeps everybody away: someone is there for it. */
export function lockCrews(permit: Job, isolations: readonly Job[], rules: Rules): Conflict[] {
  const { from, until } = permit;
  return isolations.flatMap((isolation) => {
    const distance = distanceBetween(permit, isolation, rules) ?? 0;
    const rule = rules.apart.find(
      (each) => each.work === permit.work && each.from === undefined && distance <= each.within,
    );
    const isSet = from < isolation.from && isolation.from <= until;
    const isRemoved = from <= isolation.until && isolation.until < until;
    if (rule === undefined || !(isSet || isRemoved)) return [];
    const found = { isQuestion: true, ask: rules.lockCrew, permits: [permit, isolation] };
    return [{ rule, ...found, from, until }];
  });
}
