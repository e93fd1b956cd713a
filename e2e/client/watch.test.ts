import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { type Platform, startPlatform } from '@/e2e/platform/platform';
import { admin, eventually, operator, temporaryFolder } from '@/e2e/platform/testing';
import { createClient } from '@/lib/platform';

interface Task {
  title: string;
  status: 'open' | 'done';
}

const database = join(temporaryFolder(), 'platform.db');
let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform({ port: 0, database });
});
beforeEach(async () => {
  // A lost connection is logged.
  vi.spyOn(console, 'error').mockReturnValue();
  await platform.reset();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => platform.stop());

function clientOf({ url, appId, tokenFor }: Platform, email: string) {
  const token = tokenFor(email);
  const client = createClient<{ Task: Task }>({ serverUrl: url, appId, token });
  onTestFinished(() => client.cleanup());
  return client;
}

type Tasks = ReturnType<typeof clientOf>['entities']['Task'];

const query = { status: 'open' } as const;
const namesOf = (tasks: Task[]) => tasks.map(({ title }) => title).join(', ');

/** The lists so far, by title. */
function watchOpenTasks(tasks: Tasks) {
  const lists: string[] = [];
  const end = tasks.watch(query, (open) => lists.push(namesOf(open)), undefined, { sort: 'title' });
  return { lists, end };
}

/** Makes changes one after another. @returns what the query gave after each */
async function makeChanges(tasks: Tasks): Promise<string[]> {
  const states: string[] = [];
  const record = async (change: Promise<unknown>) => {
    await change;
    states.push(namesOf(await tasks.filter(query, 'title')));
  };
  const drain = await tasks.create({ title: 'Drain', status: 'done' });
  await record(tasks.update(drain.id, { status: 'open' }));
  await record(tasks.bulkCreate(['Blind', 'Purge'].map((title) => ({ title, status: 'open' }))));
  await record(tasks.update(drain.id, { title: 'Drain P-201A' }));
  await record(tasks.deleteMany({ title: 'Blind' }));
  await record(tasks.update(drain.id, { status: 'done' }));
  await record(tasks.delete(drain.id));
  return states;
}

test('a watch follows the changes of another user, and shows only states that existed', async () => {
  const { lists, end } = watchOpenTasks(clientOf(platform, operator).entities.Task);
  await eventually(() => lists).toEqual(['']);
  await eventually(() => platform.rooms.list()).toMatchObject([{ sockets: 1 }]);
  const states = ['', ...(await makeChanges(clientOf(platform, admin).entities.Task))];
  await eventually(() => lists.at(-1)).toBe('Purge');
  let moment = 0;
  for (const list of lists) {
    expect(states.slice(moment)).toContain(list);
    moment = states.indexOf(list, moment);
  }
  end();
  await eventually(() => platform.rooms.list()).toEqual([]);
});

test('a watch shows what changed while its connection was lost', async () => {
  const { lists } = watchOpenTasks(clientOf(platform, operator).entities.Task);
  await eventually(() => platform.rooms.list()).toMatchObject([{ sockets: 1 }]);
  const { port } = new URL(platform.url);
  await platform.stop();
  // On another port, so the watch gets no events.
  const elsewhere = await startPlatform({ port: 0, database });
  await clientOf(elsewhere, admin).entities.Task.create({ title: 'Vent', status: 'open' });
  await elsewhere.stop();
  // Another process may hold the port for a moment.
  platform = await vi.waitFor(() => startPlatform({ port: Number(port), database }), {
    timeout: 20_000,
  });
  await eventually(() => lists.at(-1)).toBe('Vent');
  await clientOf(platform, admin).entities.Task.create({ title: 'Blind', status: 'open' });
  await eventually(() => lists.at(-1)).toBe('Blind, Vent');
});
