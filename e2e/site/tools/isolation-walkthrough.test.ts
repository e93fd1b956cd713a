import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  attempt,
  fromLink,
  isolatedAfter,
  lockedAfter,
  stepsOf,
} from '@/components/tools/isolation/walkthrough-state';
import { content } from '@/lib/content';

const { lotoPlan } = content().drawings;
const steps = stepsOf(lotoPlan.walkthrough);

it('never does a step before all of the steps ahead of it', () => {
  const presses = fc.array(fc.nat(steps.length - 1), { maxLength: 120 });
  fc.assert(
    fc.property(presses, (pressed) => {
      // The reference keeps a set of the steps done, and looks for missing ones.
      const expected = new Set<number>();
      let done = 0;
      for (const index of pressed) {
        const isMissing = steps.some((_, earlier) => earlier < index && !expected.has(earlier));
        const result = attempt(done, index);
        if (expected.has(index)) expect(result).toBe('done before');
        else expect(result).toBe(isMissing ? 'refused' : 'done');
        if (!isMissing) expected.add(index);
        if (result === 'done') done += 1;
        expect(done).toBe(expected.size);
      }
    }),
  );
});

it('locks the points in the plan’s order, and unlocks them in reverse', () => {
  const order = lotoPlan.points.map(({ tag }) => tag);
  expect(steps.flatMap(({ lock }) => lock ?? [])).toEqual(order);
  expect(steps.flatMap(({ unlock }) => unlock ?? [])).toEqual(order.toReversed());
  const firstUnlock = steps.findIndex(({ unlock }) => unlock !== undefined);
  expect(lockedAfter(steps.slice(0, firstUnlock))).toEqual(order);
  expect(lockedAfter(steps)).toEqual([]);
});

it('keeps a device in its isolating position until a step returns it, whatever happens to its lock', () => {
  const stillIsolated = steps.flatMap(({ lock }) =>
    steps.some(({ unlock, returns }) => unlock === lock && returns) ? [] : (lock ?? []),
  );
  for (const done of steps.keys()) {
    const isolated = isolatedAfter(steps.slice(0, done));
    expect(isolated).toEqual(expect.arrayContaining(lockedAfter(steps.slice(0, done))));
  }
  expect(isolatedAfter([])).toEqual([]);
  expect(isolatedAfter(steps)).toEqual(stillIsolated);
  // The words say the same.
  for (const { unlock, returns, done } of steps) {
    if (unlock !== undefined) expect([done, /still/.test(done)]).toEqual([done, returns !== true]);
  }
});

it('drains and verifies the line after both block valves are locked, with the drain not yet locked open', () => {
  const drain = steps.findIndex(({ drains }) => drains);
  expect(lockedAfter(steps.slice(0, drain))).toEqual(
    lotoPlan.points.slice(0, -1).map(({ tag }) => tag),
  );
  expect(steps[drain]?.lock).toBeUndefined();
  expect(steps[drain + 1]?.lock, 'the step that verifies').toBeUndefined();
});

it.each(['0', '5', String(steps.length)])('reads a link with %s steps done', (done) => {
  expect(fromLink(new URLSearchParams({ done }), steps.length)).toEqual({
    state: Number(done),
    problems: [],
  });
});

it('any other link shows the finished plan, and says so', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('-1', '1.5', '1e1', '999', '0x1', ' 1', '٣', ''),
  );
  fc.assert(
    fc.property(text, (done) => {
      const { state, problems } = fromLink(new URLSearchParams({ done }), steps.length);
      if (/^\d{1,2}$/.test(done) && Number(done) <= steps.length) expect(state).toBe(Number(done));
      else if (!/^0\d+$/.test(done)) expect([state, problems.length]).toEqual([null, 1]);
    }),
  );
});
