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

test.each([
  ['priority', 'acebd'],
  ['-priority', 'dbeca'],
  ['assignee', 'abcde'],
  ['-description', 'edcba'],
  ['tags', 'abcde'],
])(
  'pages by %s deliver every record once, even if the last one read is deleted',
  async (sort, order) => {
    const long = 'x'.repeat(40_000);
    const json = ['a', 'b', 'c', 'd', 'e'].map((title, index) => ({
      title,
      priority: 1 + (index % 2),
      description: long + title,
    }));
    await ask(`${tasksPath}/bulk`, { json });
    let read = '';
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await readPage({ limit: '2', ...(cursor === '' ? { sort } : { cursor }) });
      read += page.items.map(({ title }) => title).join('');
      const last = page.items.at(-1)?.id;
      if (page.has_more) await ask(`${tasksPath}/${last}`, { method: 'DELETE' });
      cursor = page.next_cursor;
    }
    expect(read).toBe(order);
  },
);

test('rejects parameters that differ from the cursor’s first page', async () => {
  await addTasks('a', 'b');
  const { next_cursor: cursor } = await readPage({ limit: '1', sort: 'title' });
  for (const [path, other] of [
    [list.replace('Task', 'Permit'), ''],
    ...['sort=-title', 'fields=title', 'distinct=title', 'q={}'].map((text) => [list, text]),
  ]) {
    const answer = await ask(`${path}?cursor=${cursor}&${other}`);
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      422,
      expect.stringContaining('differs from what the cursor was issued for'),
    ]);
  }
  expect((await ask(`${list}?cursor=${cursor}&sort=title`)).status).toBe(200);
});

test.each([
  ['limit=0', 'limit'],
  ['sort=a,b', 'sort'],
  ['q={', 'q: is not valid JSON'],
  ['q={"$where":"x"}', 'q: '],
])('rejects ?%s', async (query, message) => {
  const answer = await ask(`${list}?${query}`);
  expect([answer.status, (await answer.json()).error.message]).toEqual([
    422,
    expect.stringContaining(message),
  ]);
});

test('aggregates by week or by several fields, with a limit, and in one row without records', async () => {
  const rows = async (json: object) => (await ask(`${tasksPath}/aggregate`, { json })).json();
  const nothing = { count: 0, sum_priority: 0, avg_priority: null };
  expect(await rows({ sum: 'priority', avg: 'priority' })).toEqual({
    rows: [nothing],
    truncated: false,
  });
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
