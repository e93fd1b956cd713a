import { expect, test } from 'vitest';
import { admin, call, guest, operator, testPlatform } from '../testing';
import { taskClient, tasksPath } from './testing-tasks';

const running = testPlatform({ generation: 'current' });
const { ask, create } = taskClient(running);
const list = `${tasksPath}/v2/list`;

interface Page {
  items: Record<string, unknown>[];
  next_cursor: string | null;
  has_more: boolean;
}

async function readPage(params: Record<string, string>): Promise<Page> {
  const answer = await ask(`${list}?${new URLSearchParams(params)}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function addTasks(...titles: string[]): Promise<void> {
  const json = titles.map((title, index) => ({ title, priority: 1 + (index % 2) }));
  expect((await ask(`${tasksPath}/bulk`, { json })).status).toBe(201);
}

test('reads the newest 100 records by default, and says whether there are more', async () => {
  await addTasks(...Array.from({ length: 101 }, (_, index) => `t${index}`));
  const { items, next_cursor, has_more } = await readPage({});
  expect([items.length, items[0]?.title, has_more]).toEqual([100, 't100', true]);
  const rest = await readPage({ cursor: next_cursor ?? '' });
  expect(rest).toMatchObject({ items: [{ title: 't0' }], next_cursor: null, has_more: false });
});

test('reads every record once, even if some of them are deleted in the meantime', async () => {
  await addTasks('a', 'b', 'c', 'd', 'e');
  const first = await readPage({ limit: '2', sort: '-title' });
  const { id } = first.items[1] ?? {};
  await ask(`${tasksPath}/${id}`, { method: 'DELETE' });
  const second = await readPage({ limit: '2', cursor: first.next_cursor ?? '' });
  const third = await readPage({ limit: '2', cursor: second.next_cursor ?? '' });
  const read = [first, second, third].flatMap(({ items }) => items.map(({ title }) => title));
  expect(read.join('')).toBe('edcba');
  expect(third).toMatchObject({ next_cursor: null, has_more: false });
});

test('accepts a cursor only for the entity that it was issued for', async () => {
  await addTasks('a', 'b');
  const { next_cursor } = await readPage({ limit: '1' });
  const answer = await ask(`${list.replace('Task', 'Permit')}?cursor=${next_cursor}`);
  expect(answer.status).toBe(400);
});

test.each([
  ['limit=0', 'limit'],
  ['sort=a,b', 'sort'],
  ['q={', 'q: is not valid JSON'],
])('rejects ?%s', async (query, message) => {
  const answer = await ask(`${list}?${query}`);
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    422,
    expect.stringContaining(message),
  ]);
});

test('aggregates by week or by several fields, with a limit', async () => {
  const rows = async (json: object) => (await ask(`${tasksPath}/aggregate`, { json })).json();
  await create({ title: 'a', priority: 1, due_date: '2026-03-02T00:30:00+01:00' });
  await create({ title: 'b', priority: 1, due_date: '2026-03-02T12:00:00Z' });
  await create({ title: 'c', priority: 2, status: 'done' });
  expect(await rows({ dateBucket: { field: 'due_date', unit: 'week' } })).toMatchObject({
    rows: [
      { due_date: null, count: 1 },
      { due_date: '2026-02-23', count: 1 },
      { due_date: '2026-03-02', count: 1 },
    ],
  });
  const grouped = { groupBy: ['status', 'priority'], sort: '-priority', limit: 1 };
  expect(await rows(grouped)).toEqual({
    rows: [{ status: 'done', priority: 2, count: 1 }],
    truncated: true,
  });
  expect((await ask(`${tasksPath}/aggregate`, { json: { group: 'x' } })).status).toBe(422);
});

test('reads users as an admin only, and records as a registered user only', async () => {
  const { platform } = running;
  for (const [path, json] of [['v2/list'], ['count'], ['aggregate', {}]] as const) {
    const init = json === undefined ? {} : { json };
    const status = async (entity: string, email?: string) => {
      const token = email === undefined ? {} : { token: platform.tokenFor(email) };
      const target = `/apps/brazos/entities/${entity}/${path}`;
      return (await call(platform, target, { ...init, ...token })).status;
    };
    expect(await status('User', admin)).toBe(200);
    expect(await status('User', operator)).toBe(403);
    expect(await status('Task')).toBe(401);
    expect(await status('Task', guest)).toBe(403);
    expect(await status('Nothing', operator)).toBe(404);
  }
});
