import { expect, test } from 'vitest';
import { testPlatform } from '../testing';
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
