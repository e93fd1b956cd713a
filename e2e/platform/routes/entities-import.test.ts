import { expect, test } from 'vitest';
import { testPlatform } from '../testing';
import { taskClient } from './testing-tasks';

const { titles, upload } = taskClient(testPlatform());

test('reads quoted cells, both line ends, empty lines, and cells that are JSON', async () => {
  const csv =
    '\uFEFFtitle,priority,tags\r\n7,1,"[""a"",""b""]"\n\n"Two, ""words""\non two lines",,\r\n';
  const answer = await upload(csv, 'tasks.CSV');
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject([
    { title: '7', priority: 1, tags: ['a', 'b'] },
    { title: 'Two, "words"\non two lines', priority: 3 },
  ]);
});

test.each([
  ['title\n"a', 'a.csv', 400, 'line 2'],
  ['title\na,b', 'a.csv', 422, '0: Unrecognized key'],
  ['{', 'a.json', 400, 'not valid JSON'],
  ['x', 'a.xlsx', 415, '.csv or .json'],
])('rejects an import of %j as %s as a whole', async (content, name, status, words) => {
  const answer = await upload(content, name);
  expect([answer.status, (await answer.json()).message]).toEqual([
    status,
    expect.stringContaining(words),
  ]);
  expect(await titles('')).toEqual([]);
});

test('rejects an import without a file', async () => {
  expect((await upload('title\na', 'a.csv', 'other')).status).toBe(422);
});
