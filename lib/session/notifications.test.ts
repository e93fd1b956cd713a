import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './notifications';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Titles that are often repeated, and enough different ones to fill the list. */
const title = fc.oneof(fc.constantFrom('one', 'two'), fc.nat({ max: 40 }).map(String));
/** Any ID, including removed ones and unknown ones. */
const anyId = fc.nat({ max: 25 });
const ms = fc.oneof(fc.constantFrom(1, 999_999, 1_000_000), fc.nat({ max: 1_100_000 }));
const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ add: title }) },
    fc.record({ dismiss: anyId }),
    fc.record({ remove: anyId }),
    fc.record({ wait: ms }),
  ),
  { maxLength: 80, size: 'max' },
);

/**
 * The platform's rules: at most twenty, newest first; a dismissed one is removed after 1,000,000 ms. Our own: no
 * duplicates; a repeated message removes the earlier one, dismissed or not, with its ID.
 */
test('the list follows its rules through any steps', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const { getState } = createNotificationStore();
      let now = 0;
      let expected: { title: string; id: number; removedAt: number | null }[] = [];
      let id = 0;
      for (const step of steps) {
        if ('add' in step) {
          getState().add({ title: step.add, tone: 'info' });
          id += 1;
          const others = expected.filter(({ title }) => title !== step.add);
          expected = [{ title: step.add, id, removedAt: null }, ...others].slice(0, 20);
        } else if ('dismiss' in step) {
          getState().dismiss(step.dismiss);
          for (const one of expected) {
            if (one.id === step.dismiss) one.removedAt ??= now + 1_000_000;
          }
        } else if ('remove' in step) {
          getState().remove(step.remove);
          expected = expected.filter((one) => one.id !== step.remove);
        } else {
          vi.advanceTimersByTime(step.wait);
          now += step.wait;
          expected = expected.filter(({ removedAt }) => removedAt === null || removedAt > now);
        }
        // Compares strings, which is fast.
        const { list, newestId } = getState();
        const shown = list.map((one) => `${one.id} ${one.title} ${one.open}`);
        const wanted = expected.map((one) => `${one.id} ${one.title} ${one.removedAt === null}`);
        expect([newestId, ...shown].join()).toBe([id, ...wanted].join());
      }
      vi.clearAllTimers();
    }),
  );
});

test('another tone or description is another message; a repeated one has the latest action', () => {
  const { getState } = createNotificationStore();
  const ran: string[] = [];
  for (const name of ['earlier', 'later']) {
    const action = { label: 'Go', run: () => ran.push(name) };
    getState().add({ title: 'one', tone: 'info', action });
  }
  getState().add({ title: 'one', tone: 'problem' });
  getState().add({ title: 'one', tone: 'info', description: 'more' });
  expect(getState().list.map(({ tone, description }) => [tone, description])).toEqual([
    ['info', 'more'],
    ['problem', undefined],
    ['info', undefined],
  ]);
  getState().list[2]?.action?.run();
  expect(ran).toEqual(['later']);
});
