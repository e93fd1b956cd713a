import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore } from './notifications';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const store = createNotificationStore();
  const { add, dismiss, remove } = store.getState();
  return {
    dismiss,
    remove,
    add: (title: string) => add({ title, tone: 'info' }),
    titles: () => store.getState().list.map(({ title, open }) => (open ? title : `(${title})`)),
    store,
  };
}

test('lists the newest first, each with its own ID', () => {
  const { add, titles, store } = start();
  const ids = [add('one'), add('two')];
  expect(titles()).toEqual(['two', 'one']);
  expect(store.getState().list.map(({ id }) => id)).toEqual(ids.reverse());
  expect(store.getState().list[0]).toEqual({ id: ids[0], title: 'two', tone: 'info', open: true });
});

test('keeps at most twenty and drops the oldest with its timer', () => {
  const { add, dismiss, titles } = start();
  dismiss(add('oldest'));
  for (let count = 1; count < 20; count++) add(String(count));
  expect(titles()).toHaveLength(20);
  expect(vi.getTimerCount()).toBe(1);
  add('20');
  expect(titles()).toHaveLength(20);
  expect(titles().at(-1)).toBe('1');
  expect(vi.getTimerCount()).toBe(0);
});

test('closes a dismissed one at once and removes it after 1,000,000 ms', () => {
  const { add, dismiss, titles } = start();
  const id = add('one');
  add('two');
  dismiss(id);
  expect(titles()).toEqual(['two', '(one)']);
  vi.advanceTimersByTime(999_999);
  expect(titles()).toEqual(['two', '(one)']);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual(['two']);
  expect(vi.getTimerCount()).toBe(0);
});

test('doesn’t restart the timer when one is dismissed twice', () => {
  const { add, dismiss, titles } = start();
  const id = add('one');
  dismiss(id);
  vi.advanceTimersByTime(999_999);
  dismiss(id);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('removes one with its timer', () => {
  const { add, dismiss, remove, titles } = start();
  const id = add('one');
  dismiss(id);
  remove(id);
  expect(titles()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('replaces an earlier duplicate and moves it to the front', () => {
  const { add, dismiss, titles, store } = start();
  const first = add('one');
  add('two');
  const again = add('one');
  expect(again).not.toBe(first);
  expect(titles()).toEqual(['one', 'two']);
  expect(store.getState().newestId).toBe(again);
  dismiss(first);
  expect(titles()).toEqual(['one', 'two']);
  expect(vi.getTimerCount()).toBe(0);
});

test('reopens a dismissed duplicate and cancels its removal', () => {
  const { add, dismiss, titles } = start();
  dismiss(add('one'));
  add('one');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual(['one']);
});

test('treats another tone or description as another message', () => {
  const { add, titles, store } = start();
  add('one');
  store.getState().add({ title: 'one', tone: 'problem' });
  store.getState().add({ title: 'one', tone: 'info', description: 'more' });
  expect(titles()).toEqual(['one', 'one', 'one']);
});

test('uses the later duplicate’s action', () => {
  const { store } = start();
  const ran: string[] = [];
  for (const name of ['earlier', 'later']) {
    const action = { label: 'Go', run: () => ran.push(name) };
    store.getState().add({ title: 'one', tone: 'info', action });
  }
  store.getState().list[0]?.action?.run();
  expect(ran).toEqual(['later']);
});

test('ignores unknown IDs', () => {
  const { add, dismiss, remove, titles } = start();
  add('one');
  dismiss('nobody');
  remove('nobody');
  expect(titles()).toEqual(['one']);
  expect(vi.getTimerCount()).toBe(0);
});
