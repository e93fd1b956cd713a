import { expect, test } from 'vitest';
import { testPlatform } from '../testing';
import { taskClient, tasksPath } from './testing-tasks';

const { ask, create, titles } = taskClient(testPlatform());

test('filters, sorts, and pages a list', async () => {
  for (const [title, priority] of [
    ['b', 2],
    ['a', 2],
    ['c', 1],
    ['d', 5],
  ]) {
    await create({ title, priority, ...(title === 'd' ? { tags: ['hot'] } : {}) });
  }
  // Newest first by default.
  expect(await titles('')).toEqual(['d', 'c', 'a', 'b']);
  expect(await titles('?sort=priority')).toEqual(['c', 'b', 'a', 'd']);
  expect(await titles('?sort=-title&limit=2&skip=1')).toEqual(['c', 'b']);
  expect(await titles({ priority: { $gte: 2, $lt: 5 } })).toEqual(['a', 'b']);
  expect(await titles({ $or: [{ title: 'c' }, { tags: ['hot'] }] })).toEqual(['d', 'c']);
  expect(await titles('?q[priority]=2&sort_by=title')).toEqual(['a', 'b']);
  const answer = await ask(`${tasksPath}?fields=title,nothing&limit=1&sort=created_date`);
  expect(await answer.json()).toEqual([{ id: expect.any(String), title: 'b' }]);
});

test.each([
  ['?q=%7B', 'q: is not valid JSON'],
  ['?q=%5B%5D', 'q: must be an object'],
  ['?q=%7B%22a%22:%7B%22$x%22:1%7D%7D', 'q.a.$x: '],
  ['?q[$x]=1', 'q.$x: '],
  ['?sort=--a', 'sort: '],
  ['?limit=0', 'limit: '],
  ['?skip=x', 'skip: '],
])('rejects the query %s with 422', async (query, words) => {
  const answer = await ask(tasksPath + query);
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toContain(words);
});

test('returns each record on exactly one page, and 50 records by default', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ title: `t${index}` }));
  expect((await ask(`${tasksPath}/bulk`, { json: rows })).status).toBe(201);
  expect(await titles('')).toEqual(
    rows
      .map(({ title }) => title)
      .toReversed()
      .slice(0, 50),
  );
  const seen: string[] = [];
  for (const skip of [0, 50, 100, 150]) {
    const page = await titles(`?sort=created_date&limit=50&skip=${skip}`);
    expect(page).toHaveLength(Math.max(0, Math.min(50, 120 - skip)));
    seen.push(...page);
  }
  expect(seen).toEqual(rows.map(({ title }) => title));
  expect(await titles('?limit=5000')).toHaveLength(120);
  const answer = await ask(`${tasksPath}?limit=5001`);
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('limit: '),
  ]);
});

const nested = (levels: number): object =>
  levels === 0 ? { title: 'a' } : { a: nested(levels - 1) };

test.each([
  ['conditions', { $or: Array(1001).fill({ title: 'a' }) }, 'at most 1000 conditions and values'],
  ['values', { title: { $in: Array(1001).fill('a') } }, 'at most 1000 conditions and values'],
  ['levels', nested(20), 'nested at most 20 deep'],
  ['names in a path', { [Array(21).fill('a').join('.')]: 1 }, 'nested at most 20 deep'],
  ['characters', { title: 'x'.repeat(65_536) }, 'at most 65536 characters'],
])('rejects a query with too many %s with 400 and the limit', async (_what, query, words) => {
  await create({ title: 'a' });
  const answer = await ask(tasksPath, { method: 'DELETE', json: query });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'query_too_large',
    message: expect.stringContaining(words),
  });
  expect(await titles('')).toEqual(['a']);
});

test('evaluates a query of 330 conditions, which is within the limit', async () => {
  const $or = Array.from({ length: 330 }, (_, index) => ({ title: `t${index}` }));
  await create({ title: 't329' });
  const answer = await ask(tasksPath, { method: 'DELETE', json: { $or } });
  expect(await answer.json()).toEqual({ success: true, deleted: 1 });
});

test('applies the same limits to bracket notation', async () => {
  for (const query of [`q${'[a]'.repeat(4000)}=x`, `q[${'a.'.repeat(30)}a]=x`]) {
    const answer = await ask(`${tasksPath}?${query}`);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'query_too_large']);
  }
});

test('rejects 1.9 MB of conditions before reading any of 1,000 records', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ title: `t${index}` }));
  expect((await ask(`${tasksPath}/bulk`, { json: rows })).status).toBe(201);
  const $or = Array.from({ length: 100_000 }, (_, index) => ({ a: `x${index}` }));
  const answer = await ask(tasksPath, { method: 'DELETE', json: { $or } });
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'query_too_large']);
});
