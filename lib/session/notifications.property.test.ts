import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationStore, type NotificationStore } from './notifications';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * The platform's rules: at most twenty, newest first; a dismissed one is removed after 1,000,000 ms. Our own: no
 * duplicates; a repeated message removes the earlier one, dismissed or not, with its ID and its timer.
 */
interface Model {
  now: number;
  /** Newest first; `removedAt` once it is dismissed. */
  list: { title: string; id: string; removedAt: number | null }[];
  /** All IDs ever used. */
  ids: string[];
}

type Command = fc.Command<Model, NotificationStore>;

/** Compares strings, which is fast. */
function compare(model: Model, store: NotificationStore): void {
  const list = store.getState().list.map(({ id, title, open }) => `${id} ${title} ${open}`);
  const expected = model.list.map(
    ({ id, title, removedAt }) => `${id} ${title} ${removedAt === null}`,
  );
  const waiting = model.list.filter(({ removedAt }) => removedAt !== null).length;
  const { newestId } = store.getState();
  expect(`${list}; timers: ${vi.getTimerCount()}; newest: ${newestId}`).toBe(
    `${expected}; timers: ${waiting}; newest: ${model.ids.at(-1) ?? null}`,
  );
}

class Add implements Command {
  constructor(readonly title: string) {}
  check = () => true;
  run(model: Model, store: NotificationStore) {
    const id = store.getState().add({ title: this.title, tone: 'info' });
    if (model.ids.includes(id)) throw new Error(`${id} is given twice`);
    model.ids.push(id);
    const others = model.list.filter(({ title }) => title !== this.title);
    model.list = [{ title: this.title, id, removedAt: null }, ...others].slice(0, 20);
    compare(model, store);
  }
  toString = () => `add(${this.title})`;
}

/** Any ID ever used, including removed ones, or an unknown one. */
class Dismiss implements Command {
  constructor(readonly nth: number) {}
  check = () => true;
  run(model: Model, store: NotificationStore) {
    const id = model.ids[this.nth] ?? 'nobody';
    store.getState().dismiss(id);
    for (const one of model.list) if (one.id === id) one.removedAt ??= model.now + 1_000_000;
    compare(model, store);
  }
  toString = () => `dismiss(${this.nth})`;
}

class Remove implements Command {
  constructor(readonly nth: number) {}
  check = () => true;
  run(model: Model, store: NotificationStore) {
    const id = model.ids[this.nth] ?? 'nobody';
    store.getState().remove(id);
    model.list = model.list.filter((one) => one.id !== id);
    compare(model, store);
  }
  toString = () => `remove(${this.nth})`;
}

class Wait implements Command {
  constructor(readonly ms: number) {}
  check = () => true;
  run(model: Model, store: NotificationStore) {
    vi.advanceTimersByTime(this.ms);
    model.now += this.ms;
    model.list = model.list.filter(({ removedAt }) => removedAt === null || removedAt > model.now);
    compare(model, store);
  }
  toString = () => `wait(${this.ms})`;
}

test('behaves like its model', { timeout: 300_000 }, () => {
  const nth = fc.nat({ max: 24 });
  const commands = fc.commands(
    [
      // Frequent duplicates, and enough different ones to fill the list.
      fc.constantFrom('one', 'two').map((title) => new Add(title)),
      fc.nat({ max: 40 }).map((title) => new Add(String(title))),
      nth.map((which) => new Dismiss(which)),
      nth.map((which) => new Remove(which)),
      fc
        .oneof(fc.constantFrom(1, 999_999, 1_000_000), fc.nat({ max: 1_100_000 }))
        .map((ms) => new Wait(ms)),
    ],
    { maxCommands: 80, size: 'max' },
  );
  fc.assert(
    fc.property(commands, (steps) => {
      const real = createNotificationStore();
      fc.modelRun(() => ({ model: { now: 0, list: [], ids: [] }, real }), steps);
      vi.clearAllTimers();
    }),
  );
});

test('treats another tone or description as another message, and uses the latest action', () => {
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
