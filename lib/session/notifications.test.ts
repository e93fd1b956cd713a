import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './notifications';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Titles that are often repeated, and enough different ones to fill the list. */
const title = fc.oneof(fc.constantFrom('one', 'two'), fc.nat({ max: 40 }).map(String));
/** Any ID ever used, including removed ones, or an unknown one. */
const nth = fc.nat({ max: 24 });
const ms = fc.oneof(fc.constantFrom(1, 999_999, 1_000_000), fc.nat({ max: 1_100_000 }));
const steps = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ add: title }) },
    fc.record({ dismiss: nth }),
    fc.record({ remove: nth }),
    fc.record({ wait: ms }),
  ),
  { maxLength: 80, size: 'max' },
);

/**
 * The platform's rules: at most twenty, newest first; a dismissed one is removed after 1,000,000 ms. Our own: no
 * duplicates; a repeated message removes the earlier one, dismissed or not, with its ID and its timer.
 */
test('the list follows its rules through any steps', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(steps, (steps) => {
      const { getState } = createNotificationStore();
      let now = 0;
      let expected: { title: string; id: string; removedAt: number | null }[] = [];
      const ids: string[] = [];
      for (const step of steps) {
        if ('add' in step) {
          const id = getState().add({ title: step.add, tone: 'info' });
          expect(ids).not.toContain(id);
          ids.push(id);
          const others = expected.filter(({ title }) => title !== step.add);
          expected = [{ title: step.add, id, removedAt: null }, ...others].slice(0, 20);
        } else if ('dismiss' in step) {
          const id = ids[step.dismiss] ?? 'nobody';
          getState().dismiss(id);
          for (const one of expected) if (one.id === id) one.removedAt ??= now + 1_000_000;
        } else if ('remove' in step) {
          const id = ids[step.remove] ?? 'nobody';
          getState().remove(id);
          expected = expected.filter((one) => one.id !== id);
        } else {
          vi.advanceTimersByTime(step.wait);
          now += step.wait;
          expected = expected.filter(({ removedAt }) => removedAt === null || removedAt > now);
        }
        // Compares strings, which is fast.
        const { list, newestId } = getState();
        const waiting = expected.filter(({ removedAt }) => removedAt !== null).length;
        expect(
          [
            newestId,
            vi.getTimerCount(),
            ...list.map((one) => `${one.id} ${one.title} ${one.open}`),
          ].join(),
        ).toBe(
          [
            ids.at(-1) ?? null,
            waiting,
            ...expected.map((one) => `${one.id} ${one.title} ${one.removedAt === null}`),
          ].join(),
        );
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
