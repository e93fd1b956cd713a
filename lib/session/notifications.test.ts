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

test('the newest is first, and each has an id of its own', () => {
  const { add, titles, store } = start();
  const ids = [add('one'), add('two')];
  expect(titles()).toEqual(['two', 'one']);
  expect(store.getState().list.map(({ id }) => id)).toEqual(ids.reverse());
  expect(store.getState().list[0]).toEqual({ id: ids[0], title: 'two', tone: 'info', open: true });
});

test('there are twenty at most: the oldest goes, and its timer with it', () => {
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

test('a dismissed one is closed at once and removed after 1,000,000 ms', () => {
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

test('dismissed twice it has one timer, which is not set anew', () => {
  const { add, dismiss, titles } = start();
  const id = add('one');
  dismiss(id);
  vi.advanceTimersByTime(999_999);
  dismiss(id);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('a removed one is gone, with its timer', () => {
  const { add, dismiss, remove, titles } = start();
  const id = add('one');
  dismiss(id);
  remove(id);
  expect(titles()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('the same message again takes the earlier one’s place, at the front', () => {
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

test('the same message again after it was dismissed is open, and no timer removes it', () => {
  const { add, dismiss, titles } = start();
  dismiss(add('one'));
  add('one');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual(['one']);
});

test('another tone or description makes another message', () => {
  const { add, titles, store } = start();
  add('one');
  store.getState().add({ title: 'one', tone: 'problem' });
  store.getState().add({ title: 'one', tone: 'info', description: 'more' });
  expect(titles()).toEqual(['one', 'one', 'one']);
});

test('a repeated message uses the later one’s action', () => {
  const { store } = start();
  const ran: string[] = [];
  for (const name of ['earlier', 'later']) {
    const action = { label: 'Go', run: () => ran.push(name) };
    store.getState().add({ title: 'one', tone: 'info', action });
  }
  store.getState().list[0]?.action?.run();
  expect(ran).toEqual(['later']);
});

test('one that is not there cannot be dismissed or removed', () => {
  const { add, dismiss, remove, titles } = start();
  add('one');
  dismiss('nobody');
  remove('nobody');
  expect(titles()).toEqual(['one']);
  expect(vi.getTimerCount()).toBe(0);
});
