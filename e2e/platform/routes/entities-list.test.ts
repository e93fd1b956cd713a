import { expect, test } from 'vitest';
import { testPlatform } from '../testing';
import { operatorsTasks, tasks } from './testing-tasks';

const { ask, create, titles } = operatorsTasks(testPlatform());

test('filters, sorts and parts a list', async () => {
  for (const [title, priority] of [
    ['b', 2],
    ['a', 2],
    ['c', 1],
    ['d', 5],
  ]) {
    await create({ title, priority, ...(title === 'd' ? { tags: ['hot'] } : {}) });
  }
  // Without a sort the newest come first.
  expect(await titles('')).toEqual(['d', 'c', 'a', 'b']);
  expect(await titles('?sort=priority')).toEqual(['c', 'b', 'a', 'd']);
  expect(await titles('?sort=-title&limit=2&skip=1')).toEqual(['c', 'b']);
  expect(await titles({ priority: { $gte: 2, $lt: 5 } })).toEqual(['a', 'b']);
  expect(await titles({ $or: [{ title: 'c' }, { tags: ['hot'] }] })).toEqual(['d', 'c']);
  expect(await titles('?q[priority]=2&sort_by=title')).toEqual(['a', 'b']);
  const answer = await ask(`${tasks}?fields=title,nothing&limit=1&sort=created_date`);
  expect(await answer.json()).toEqual([{ id: expect.any(String), title: 'b' }]);
});

test.each([
  ['?q=%7B', 'q: is not valid JSON'],
  ['?q=%5B%5D', 'q: must be an object'],
  ['?q=%7B%22a%22:%7B%22$x%22:1%7D%7D', 'q.a.$x: '],
  [`?q${'[a]'.repeat(4000)}=x`, 'q: nested too deep'],
  ['?q[$x]=1', 'q.$x: '],
  ['?sort=--a', 'sort: '],
  ['?limit=0', 'limit: '],
  ['?skip=x', 'skip: '],
])('the query %s is refused with 422', async (query, words) => {
  const answer = await ask(tasks + query);
  expect(answer.status).toBe(422);
  expect((await answer.json()).message).toContain(words);
});

test('pages bring each record once, and there are 50 where nothing is said', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ title: `t${index}` }));
  expect((await ask(`${tasks}/bulk`, { json: rows })).status).toBe(201);
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
  const answer = await ask(`${tasks}?limit=5001`);
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('limit: '),
  ]);
});
