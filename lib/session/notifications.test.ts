import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './notifications';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store with these messages, added in this order, and how to read its list. */
function listOf(...titles: string[]) {
  const { getState } = createNotificationStore();
  for (const title of titles) getState().add({ title, tone: 'info' });
  return {
    ...getState(),
    shown: () => getState().list.map(({ id, title, open }) => `${id} ${title} ${open}`),
    newestId: () => getState().newestId,
    list: () => getState().list,
  };
}

test('holds the newest 20, newest first', () => {
  const titles = Array.from({ length: 25 }, (_, index) => `m${index}`);
  const { list } = listOf(...titles);
  expect(list().map(({ title }) => title)).toEqual(titles.toReversed().slice(0, 20));
});

test('removes a dismissed one after 1,000,000 ms, and not before', () => {
  const { shown, dismiss } = listOf('one', 'two');
  dismiss(1);
  vi.advanceTimersByTime(500_000);
  // Again, and an unknown one.
  dismiss(1);
  dismiss(9);
  vi.advanceTimersByTime(499_999);
  expect(shown()).toEqual(['2 two true', '1 one false']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['2 two true']);
});

test('removes one at once, and uses no ID twice', () => {
  const { shown, remove, add, newestId } = listOf('one', 'two');
  remove(2);
  add({ title: 'two', tone: 'info' });
  expect(shown()).toEqual(['3 two true', '1 one true']);
  remove(3);
  expect(newestId()).toBe(3);
});

test('a repeated message replaces the earlier one, dismissed or not, with the latest action', () => {
  const { shown, dismiss, add, list } = listOf('one', 'two');
  dismiss(1);
  const run = vi.fn();
  add({ title: 'one', tone: 'info', action: { label: 'Go', run } });
  expect(shown()).toEqual(['3 one true', '2 two true']);
  list()[0]?.action?.run();
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual(['3 one true', '2 two true']);
});

test('another tone or description is another message', () => {
  const { add, list } = listOf('one');
  add({ title: 'one', tone: 'problem' });
  add({ title: 'one', tone: 'info', description: 'more' });
  expect(list()).toHaveLength(3);
});
