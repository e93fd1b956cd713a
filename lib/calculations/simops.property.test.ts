import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findConflicts, latestStart, type Permit, reschedule, type Schedule } from './simops';

const work = ['Hot work', 'Line break', 'Crane lift'];
const watch = 'Fire watch';
const hour = fc.integer({ min: 6, max: 17 });
const bay = fc.integer({ min: 1, max: 8 });

const schedule: fc.Arbitrary<Schedule> = fc.record({
  firstHour: fc.constant(6),
  lastHour: fc.constant(18),
  bays: fc.constant(8),
  bayLength: fc.integer({ min: 1, max: 10 }),
  rules: fc.array(
    fc.record({
      work: fc.constantFrom(...work, watch),
      from: fc.subarray([...work, watch], { minLength: 1 }),
      within: fc.integer({ min: 0, max: 30 }),
      rule: fc.string(),
      why: fc.string(),
    }),
    { maxLength: 4 },
  ),
  fireWatch: fc.constant(watch),
  isolated: fc.constant({ work: 'Line break', rule: 'not isolated', why: '' }),
  isolations: fc.array(
    fc.record({ tag: fc.string(), bay, from: hour, until: fc.integer({ min: 7, max: 18 }) }),
    { maxLength: 2 },
  ),
});

const permits: fc.Arbitrary<Permit[]> = fc
  .array(
    fc.record({
      work: fc.constantFrom(...work),
      bay,
      from: hour,
      hours: fc.integer({ min: 1, max: 6 }),
      fireWatch: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 5 },
  )
  .map((list) => list.map((permit, index) => ({ ...permit, tag: `PTW-${index}` })));

/** What a permit does in an hour; null if nothing. */
function activityAt({ work: kind, from, hours, fireWatch }: Permit, at: number): string | null {
  if (at < from || at >= from + hours + fireWatch) return null;
  return at < from + hours ? kind : watch;
}

/** Whether two permits break a rule in any hour, checked hour by hour. */
function clash(a: Permit, b: Permit, { rules, bayLength }: Schedule): boolean {
  const hours = Array.from({ length: 48 }, (_, at) => [activityAt(a, at), activityAt(b, at)]);
  return hours.some(([one, other]) =>
    rules.some(
      (rule) =>
        Math.abs(a.bay - b.bay) * bayLength <= rule.within &&
        [
          [one, other],
          [other, one],
        ].some(
          ([kind, near]) => kind === rule.work && near !== null && rule.from.includes(near ?? ''),
        ),
    ),
  );
}

/** Whether some hour of a line break is outside every isolation of its bay that's on all the time. */
function lacksIsolation(permit: Permit, { isolations }: Schedule): boolean {
  if (permit.work !== 'Line break') return false;
  return !isolations.some((isolation) => {
    const hours = Array.from({ length: permit.hours }, (_, index) => permit.from + index);
    return (
      isolation.bay === permit.bay &&
      hours.every((at) => at >= isolation.from && at < isolation.until)
    );
  });
}

it('finds the conflicts that an hour-by-hour check finds', () => {
  fc.assert(
    fc.property(permits, schedule, (list, rules) => {
      const expected = list.flatMap((a, index) => [
        ...(lacksIsolation(a, rules) ? [[a.tag]] : []),
        ...list
          .slice(index + 1)
          .filter((b) => clash(a, b, rules))
          .map((b) => [a.tag, b.tag]),
      ]);
      const found = findConflicts(list, rules);
      expect(found.map((conflict) => conflict.permits.map(({ tag }) => tag))).toEqual(expected);
      for (const { from, until } of found) expect(from).toBeLessThan(until);
    }),
  );
});

it('offers every start without a conflict, and no other', () => {
  fc.assert(
    fc.property(permits, schedule, (list, rules) => {
      for (const conflict of findConflicts(list, rules)) {
        const option = reschedule(conflict, list, rules);
        const free = (permit: Permit) =>
          Array.from({ length: 12 }, (_, index) => 6 + index).filter((from) => {
            const moved = { ...permit, from };
            return (
              from <= latestStart(permit, rules) &&
              !lacksIsolation(moved, rules) &&
              list.every((other) => other.tag === permit.tag || !clash(moved, other, rules))
            );
          });
        if (option === null) expect(conflict.permits.flatMap(free)).toEqual([]);
        else expect(option.starts).toEqual(free(option.permit));
        const last = Math.max(...conflict.permits.map(({ from }) => from));
        const movesFirst = conflict.permits.filter(({ from }) => from === last).flatMap(free);
        if (movesFirst.length > 0) expect(option?.permit.from).toBe(last);
      }
    }),
  );
});
