import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { admin, call, guest, operator, testPlatform } from '../testing';
import { taskClient, tasksPath } from './testing-tasks';

const running = testPlatform({ generation: 'current' });
const { ask, create } = taskClient(running);
const list = `${tasksPath}/v2/list`;
const idsSchema = z.array(z.object({ id: z.string() }));

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

/** Reads all pages. `between` runs after each page. */
async function readAll(
  params: Record<string, string>,
  between = async (): Promise<void> => undefined,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await readPage(cursor === '' ? params : { cursor, limit: params.limit ?? '1' });
    items.push(...page.items);
    expect(page.has_more).toBe(page.next_cursor !== null);
    cursor = page.next_cursor;
    await between();
  }
  return items;
}

test('reads the newest 100 records by default, and says whether there are more', async () => {
  await addTasks(...Array.from({ length: 101 }, (_, index) => `t${index}`));
  const { items, next_cursor, has_more } = await readPage({});
  expect([items.length, items[0]?.title, has_more]).toEqual([100, 't100', true]);
  const rest = await readPage({ cursor: next_cursor ?? '' });
  expect(rest).toMatchObject({ items: [{ title: 't0' }], next_cursor: null, has_more: false });
});

test('continues the query, order, and fields of the first page', async () => {
  await addTasks('d', 'a', 'c', 'x', 'b', 'e');
  const q = '{"title":{"$ne":"x"}}';
  const items = await readAll({ q, sort: '-title', fields: 'title', limit: '2' });
  const id = expect.any(String);
  expect(items).toEqual(['e', 'd', 'c', 'b', 'a'].map((title) => ({ id, title })));
});

test('delivers every record once and in order, whatever is added or deleted between pages', async () => {
  const sort = fc.constantFrom('priority', '-priority', 'title', '-created_date', 'due_date');
  await fc.assert(
    fc.asyncProperty(sort, fc.integer({ min: 1, max: 4 }), async (sort, limit) => {
      await running.platform.reset();
      await addTasks('a', 'b', 'c', 'd', 'e', 'f', 'g');
      const before = (await readPage({ sort })).items;
      const doomed = await create({ title: 'm', priority: 3 });
      let deletion: Promise<Response> | undefined;
      const read = await readAll({ sort, limit: String(limit) }, async () => {
        deletion ??= ask(`${tasksPath}/${doomed.id}`, { method: 'DELETE' });
        await deletion;
        await create({ title: 'new', priority: 2 });
        // More would be added forever than a page can read.
        if (limit === 1) await ask(tasksPath, { method: 'DELETE', json: { title: 'new' } });
      });
      const ids = idsSchema.parse(read).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = before.map(({ id }) => id);
      expect(ids.filter((id) => known.includes(id))).toEqual(known);
    }),
    { numRuns: 15 },
  );
});

test('sorts long strings, lists, and missing values without repeating or losing a record', async () => {
  const long = 'x'.repeat(400);
  const json = ['a', 'b', 'c'].map((end) => ({ title: end, description: long + end, tags: [end] }));
  await ask(`${tasksPath}/bulk`, { json });
  await addTasks('d', 'e');
  for (const sort of ['description', '-tags', 'assignee', 'none']) {
    expect(await readAll({ sort, limit: '1' })).toHaveLength(5);
  }
});

test('reads a field’s distinct values in ascending order; a list contributes its elements', async () => {
  const json = [['b', 'a'], ['c'], [], ['a']].map((tags) => ({ title: 'x', tags, assignee: null }));
  await ask(`${tasksPath}/bulk`, { json });
  expect(await readPage({ distinct: 'tags' })).toEqual({
    items: ['a', 'b', 'c'],
    next_cursor: null,
    has_more: false,
  });
  expect(await readAll({ distinct: 'tags', limit: '1' })).toEqual(['a', 'b', 'c']);
  const q = '{"tags":["c"]}';
  expect(await readPage({ distinct: 'tags', q })).toMatchObject({ items: ['c'] });
  expect(await readPage({ distinct: 'assignee' })).toMatchObject({ items: [] });
});

test('rejects a cursor that was changed, issued for another read, or isn’t one', async () => {
  await addTasks('a', 'b');
  const { next_cursor } = await readPage({ limit: '1', sort: 'title' });
  const cursor = next_cursor ?? '';
  const [claims = '', signature = ''] = cursor.split('.');
  const forged = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('Task', 'User'));
  for (const wrong of [
    `${forged.toString('base64url')}.${signature}`,
    `${cursor}x`,
    claims,
    'x',
    running.platform.tokenFor(operator),
  ]) {
    const answer = await ask(`${list}?${new URLSearchParams({ cursor: wrong })}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'cursor_invalid' } });
  }
  const elsewhere = await ask(`${list.replace('Task', 'Permit')}?cursor=${cursor}`);
  expect(elsewhere.status).toBe(422);
  for (const other of ['sort=-title', 'fields=title', 'distinct=title', 'q={}']) {
    const answer = await ask(`${list}?cursor=${cursor}&${other}`);
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      422,
      expect.stringContaining('differs from what the cursor was issued for'),
    ]);
  }
  // The same parameters again are fine, and a cursor is no sign-in token.
  expect((await ask(`${list}?cursor=${cursor}&sort=title`)).status).toBe(200);
  expect((await ask(list, { token: cursor })).status).toBe(401);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=5001', 'limit'],
  ['distinct=title&limit=1001', 'limit'],
  ['distinct=title&sort=title', 'sort: can’t be combined with distinct'],
  ['distinct=title&fields=title', 'fields: can’t be combined with distinct'],
  ['distinct=', 'distinct'],
  ['cursor=', 'cursor'],
  ['sort=a,b', 'sort'],
  ['q={', 'q: is not valid JSON'],
  ['q={"$where":"x"}', 'q.$where: is not a known operator'],
  [`q=${'x'.repeat(4001)}`, 'q'],
])('rejects ?%s', async (query, message) => {
  const answer = await ask(`${list}?${query}`);
  expect(answer.status).toBe(422);
  expect((await answer.json()).error.message).toContain(message);
});

test('counts all records, or those that match a query', async () => {
  await addTasks('a', 'b', 'c');
  const count = async (query = '') => (await ask(`${tasksPath}/count${query}`)).json();
  expect(await count()).toEqual({ count: 3 });
  expect(await count('?q={"priority":1}')).toEqual({ count: 2 });
});

test('aggregates records', async () => {
  await addTasks('a', 'b', 'c');
  const answer = await ask(`${tasksPath}/aggregate`, { json: { groupBy: 'priority' } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    rows: [
      { priority: 1, count: 2 },
      { priority: 2, count: 1 },
    ],
    truncated: false,
  });
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
