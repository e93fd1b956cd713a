import { expect, test } from 'vitest';
import { testPlatform } from '../testing';
import { taskClient, tasksPath } from './testing-tasks';

const { ask, titles, upload } = taskClient(testPlatform());

test('imports CSV and JSON', async () => {
  const csv = 'title,priority,tags\r\n7,1,"[""a"",""b""]"\r\n"Two, words",,\r\n';
  const answer = await upload(csv, 'tasks.CSV');
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject([
    { title: '7', priority: 1, tags: ['a', 'b'] },
    { title: 'Two, words', priority: 3 },
  ]);
  expect((await upload('[{"title":"from JSON"}]', 'tasks.json')).status).toBe(201);
  expect(await titles('?sort=title')).toEqual(['7', 'Two, words', 'from JSON']);
});

test.each([
  ['title\n"a', 'a.csv', 400, 'line 2'],
  ['title\na,b', 'a.csv', 422, '0: has more cells'],
  ['title,priority\na,high', 'a.csv', 422, '0.priority: '],
  ['{', 'a.json', 400, 'not valid JSON'],
  ['title,title\na,b', 'a.csv', 422, 'title: duplicate column name'],
  ['title,colour\na,red', 'a.csv', 422, '0: Unrecognized key: "colour"'],
  ['[{"title":"a"},{"title":"b","priority":9}]', 'a.json', 422, '1.priority: '],
  ['{"title":"a"}', 'a.json', 422, 'expected array'],
  ['x', 'a.xlsx', 415, '.csv or .json'],
])('rejects an import of %j as %s', async (content, name, status, words) => {
  const answer = await upload(content, name);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toContain(words);
});

test('rejects a file with 200,000 columns without delay', async () => {
  // Comparing each column with all others would take minutes.
  const names = Array.from({ length: 200_000 }, (_, column) => `c${column}`).join();
  const answer = await upload(`${names}\n1`, 'a.csv');
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('0.title: '),
  ]);
});

test('imports at most 1,000 rows, and all of them or none', async () => {
  const csv = (count: number) => `title\n${'x\n'.repeat(count)}`;
  const answer = await upload(csv(1001), 'a.csv');
  expect([answer.status, (await answer.json()).message]).toEqual([
    422,
    expect.stringContaining('1000'),
  ]);
  expect((await upload('title,priority\na,1\nb,high', 'a.csv')).status).toBe(422);
  expect(await titles('')).toEqual([]);
  expect(await (await upload(csv(1000), 'a.csv')).json()).toHaveLength(1000);
  expect(await titles('?limit=5000')).toHaveLength(1000);
});

test('rejects an import without a file', async () => {
  expect((await upload('title\na', 'a.csv', 'other')).status).toBe(422);
  expect((await ask(`${tasksPath}/import`, { json: [] })).status).toBe(422);
});
