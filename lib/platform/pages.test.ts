import { expect, test } from 'vitest';
import { createClient } from './client';
import { failureOf, json, respondWith, serve } from './testing';

const tasksOf = (serverUrl: string) => createClient({ serverUrl, appId: 'brazos' }).entities.Task;

async function itemsOf(pages: AsyncIterable<{ items: unknown[] }>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const { items } of pages) all.push(...items);
  return all;
}

test('pages reads each page when it’s needed, with the query and the cursor before it', async () => {
  const server = await serve((_, response, count) =>
    json(response, {
      items: [count],
      next_cursor: count < 3 ? `c${count}` : null,
      has_more: count < 3,
    }),
  );
  expect(await itemsOf(tasksOf(server.url).pages({ a: 1 }, { limit: 2 }))).toEqual([1, 2, 3]);
  const address = 'GET /api/apps/brazos/entities/Task/v2/list?q=%7B%22a%22%3A1%7D&limit=2';
  expect(server.requests).toEqual([address, `${address}&cursor=c1`, `${address}&cursor=c2`]);
});

test('pages of everything ends after the first page without more', async () => {
  const server = await respondWith({ items: ['U1'], next_cursor: 'c', has_more: false });
  expect(await itemsOf(tasksOf(server.url).pages())).toEqual(['U1']);
  expect(server.requests).toHaveLength(1);
});

test('pages ends with an error when a cursor returns to an earlier page', async () => {
  const server = await respondWith({ items: [1], next_cursor: 'c', has_more: true });
  const failure = await failureOf(itemsOf(tasksOf(server.url).pages()));
  expect(failure.message).toContain('a cursor that returns to an earlier page');
  expect(server.requests).toHaveLength(2);
});

test('list and filter say what they received instead of a list', async () => {
  for (const [answer, what] of [
    [{ items: [] }, 'an object'],
    ['text', 'a string'],
    [null, 'nothing'],
  ]) {
    const Task = tasksOf((await respondWith(answer)).url);
    for (const call of [Task.list(), Task.filter({})]) {
      expect((await failureOf(call)).message).toContain(`${what} instead of a list`);
    }
  }
  const Task = tasksOf((await respondWith([])).url);
  expect((await failureOf(Task.get('1'))).message).toContain('a list instead of an object');
  expect((await failureOf(Task.list({}))).message).toContain('a list instead of an object');
  const counted = tasksOf((await respondWith({})).url);
  expect((await failureOf(counted.count())).message).toContain('no count');
});

test('a page rejects request options, which have an argument of their own', async () => {
  const server = await respondWith({});
  const failure = await failureOf(tasksOf(server.url).list({ timeout: 4000 }));
  expect(failure).toMatchObject({
    code: 'not_sent',
    message: 'Pass "timeout" in an argument of its own, after the page',
  });
  expect(server.requests).toEqual([]);
});
