import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createSteppedClient, stepTimers } from './testing-live-queries';
import { select, settle, type Task, type TaskQuery } from './testing-stepped-platform';

const histories = 1000;

stepTimers();

const byRank: TaskQuery['options'] = { sort: '-rank' };
/** Those with the same name are equal. */
const queries = [
  { name: 'all', filter: {}, options: {} },
  { name: 'urgent', filter: { status: 'open', rank: { $gt: 1, $lt: 4 } }, options: byRank },
  { name: 'urgent', filter: { rank: { $lt: 4, $gt: 1 }, status: 'open' }, options: byRank },
  { name: 'second', filter: { status: 'open' }, options: { sort: 'rank', skip: 1, limit: 2 } },
] satisfies (TaskQuery & { name: string })[];

interface Watch {
  query: (typeof queries)[number];
  /** The last list; null before the first one, and after an error. */
  shown: Task[] | null;
  end(): void;
}

/** A client on a stepped platform, with watchers that check each list. */
function startHistory() {
  // A watcher that throws is only logged.
  const problems: string[] = [];
  const { platform, Task, changeToken } = createSteppedClient((problem) => problems.push(problem));
  const watches: Watch[] = [];
  let created = 0;

  function watch(index: number): void {
    const query = queries[index % queries.length];
    if (!query) return;
    const isShared = watches.some(({ query: { name } }) => name === query.name);
    // Where the state of the last list is, at the earliest.
    let moment = isShared ? 0 : platform.states.length - 1;
    const watched: Watch = { query, shown: null, end: () => undefined };
    const onRecords = (tasks: Task[]) => {
      const text = JSON.stringify(tasks);
      const isSource = (state: readonly Task[]) =>
        JSON.stringify(select(platform.visible(state), query)) === text;
      const later = platform.states.slice(moment).findIndex(isSource);
      if (later < 0) problems.push(`${text} is older than the list before, or never existed`);
      if (text === JSON.stringify(watched.shown)) problems.push(`${text} is a repetition`);
      if (!watches.includes(watched)) problems.push(`${text} comes after the end`);
      moment += later;
      watched.shown = tasks;
    };
    const onError = () => {
      watched.shown = null;
    };
    watches.push(watched);
    watched.end = Task.watch(query.filter, onRecords, onError, query.options);
  }

  return {
    platform,
    watches,
    problems,
    watch,
    end: (index: number) => watches.splice(index % (watches.length || 1), 1)[0]?.end(),
    create(count: number, status: string, rank: number): void {
      const made = Array.from({ length: count }, () => {
        created += 1;
        return { id: String(created), status, rank };
      });
      platform.write([...platform.current(), ...made], count);
    },
    update(index: number, fields: Partial<Task>): void {
      const tasks = platform.current();
      const changed = tasks[index % tasks.length];
      if (!changed) return;
      const update = (task: Task) => (task === changed ? { ...task, ...fields } : task);
      platform.write(tasks.map(update), 1);
    },
    /** One of them, or all with a status. */
    remove(selected: (task: Task, index: number, tasks: readonly Task[]) => boolean): void {
      const tasks = platform.current();
      const kept = tasks.filter((...task) => !selected(...task));
      platform.write(kept, tasks.length - kept.length);
    },
    changeToken,
    pass(ms: number): void {
      // Joining takes less than the time after which a live query relies on it.
      while (platform.processMessage()) {}
      vi.advanceTimersByTime(ms);
    },
  };
}

type History = ReturnType<typeof startHistory>;
type Take = (history: History, number: number) => void;

const statusOf = (number: number) => (number % 2 === 0 ? 'open' : 'done');

/** What can happen, each with a number that decides the details. */
const steps = {
  create: ({ create }, number) => create(1 + (number % 3), statusOf(number), number % 5),
  update: ({ update }, number) => update(number, { status: statusOf(number), rank: number % 5 }),
  remove: ({ remove }, number) => remove((_, index, { length }) => index === number % length),
  removeMany: ({ remove }, number) => remove(({ status }) => status === statusOf(number)),
  processRead: ({ platform }, number) => platform.processRead(number),
  answerRead: ({ platform }, number) => platform.answerRead(number),
  processMessage: ({ platform }) => platform.processMessage(),
  deliverEvent: ({ platform }) => platform.deliverEvent(),
  openConnection: ({ platform }) => platform.openConnection(),
  disconnect: ({ platform }) => platform.disconnect(),
  failConnection: ({ platform }) => platform.failConnection(),
  failRead: ({ platform }, number) => platform.failRead(number),
  changeToken: ({ changeToken }) => changeToken(),
  pass: ({ pass }, number) => pass([100, 250, 5000][number % 3] ?? 0),
  watch: ({ watch }, number) => watch(number),
  end: ({ end }, number) => end(number),
} satisfies Record<string, Take>;

const step = fc.tuple(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom('processRead', 'answerRead', 'processMessage', 'deliverEvent'),
    },
    { weight: 3, arbitrary: fc.constantFrom('create', 'update', 'remove', 'removeMany') },
    { weight: 2, arbitrary: fc.constantFrom('openConnection', 'openConnection', 'disconnect') },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'watch',
        'end',
        'failRead',
        'failConnection',
        'changeToken',
        'pass',
      ),
    },
  ),
  fc.nat({ max: 59 }),
);

/** Connects, and lets every message, read, and timer take effect. */
async function finish({ platform, pass }: History): Promise<void> {
  platform.openConnection();
  while (!platform.isIdle() || vi.getTimerCount() > 0) {
    while (platform.processMessage()) {}
    platform.deliverEvent();
    platform.processRead(0);
    platform.answerRead(0);
    await settle();
    if (platform.isIdle()) pass(5000);
    await settle();
  }
}

/** Steps, after which everything comes to rest. */
const round = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' });

test('a watch ends with what filter returns, and shows only lists that existed, in order', async () => {
  const history = fc.array(round, { minLength: 1, maxLength: 5, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 3 }), history, async (first, rounds) => {
      const history = startHistory();
      const { platform, watches, problems, create, watch, end } = history;
      create(3, 'open', 2);
      watch(first);
      for (const round of rounds) {
        for (const [name, number] of round) {
          const take: Take = steps[name];
          take(history, number);
          await settle();
        }
        await finish(history);
        expect(problems).toEqual([]);
        for (const { query, shown } of watches) {
          expect(shown).toEqual(select(platform.visible(platform.current()), query));
        }
        expect(platform.isJoined()).toBe(watches.length > 0);
      }
      while (watches.length > 0) end(0);
      await finish(history);
      expect([platform.isIdle(), platform.isClosed()]).toEqual([true, true]);
    }),
    { numRuns: histories },
  );
});
