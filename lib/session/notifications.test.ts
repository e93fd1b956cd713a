import { expect, test, vi } from 'vitest';
import { createNotificationStore } from './notifications';
import { withFakeTimers } from './testing';

withFakeTimers();

/** A store with these messages, added in this order, and how to read its list. */
function listOf(...titles: string[]) {
  const { getState } = createNotificationStore();
  for (const title of titles) getState().add({ title, tone: 'info' });
  const shown = () => getState().list.map(({ id, title, open }) => `${id} ${title} ${open}`);
  return { ...getState(), shown, newestId: () => getState().newestId };
}

test('holds the newest 20, newest first', () => {
  const { shown } = listOf(...Array.from({ length: 25 }, (_, index) => `m${index}`));
  expect(shown()).toHaveLength(20);
  expect([shown()[0], shown()[19]]).toEqual(['25 m24 true', '6 m5 true']);
});

test('removes a dismissed one after 1,000,000 ms, and not before', () => {
  const { shown, dismiss } = listOf('one', 'two');
  dismiss(1);
  vi.advanceTimersByTime(500_000);
  dismiss(1);
  vi.advanceTimersByTime(499_999);
  expect(shown()).toEqual(['2 two true', '1 one false']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['2 two true']);
});

test('a repeated message replaces the earlier one, dismissed or not; another tone is another message', () => {
  const { shown, dismiss, add, remove, newestId } = listOf('one', 'two');
  dismiss(1);
  add({ title: 'one', tone: 'info' });
  add({ title: 'one', tone: 'problem' });
  expect(shown()).toEqual(['4 one true', '3 one true', '2 two true']);
  remove(4);
  expect(newestId()).toBe(4);
});
