import { expect, test } from 'vitest';
import { operator } from '@/e2e/platform/testing';
import { type ClientFactory, entityOf, refusal, signedInAs } from './client-factory';
import type { CurrentClient } from './contract-client';
import {
  aggregateResult,
  page,
  record,
  records,
  updateManyResult,
  upsertResult,
} from './response-schemas';

/** Covers the calls of `entities` that the current generation adds. */
export function currentEntitiesSuite(setup: ClientFactory<CurrentClient>): void {
  const tasks = async (...rows: Record<string, unknown>[]) => {
    const Task = entityOf(signedInAs(setup, operator).client, 'Task');
    await Task.bulkCreate(rows);
    return Task;
  };
  const titles = (found: unknown) => records.parse(found).map(({ title }) => title);

  test('entities: reads all records in pages, with the first page’s query, order, and fields', async () => {
    const Task = await tasks({ title: 'a' }, { title: 'c' }, { title: 'b' }, { title: 'x' });
    const query = { title: { $ne: 'x' } };
    const first = page.parse(
      await Task.filter(query, { sort: '-title', limit: 2, fields: ['title'] }),
    );
    const id = expect.any(String);
    expect(first).toMatchObject({
      items: [
        { id, title: 'c' },
        { id, title: 'b' },
      ],
      has_more: true,
    });
    // A record created in between changes nothing.
    await Task.create({ title: 'd' });
    const second = page.parse(await Task.list({ cursor: first.next_cursor, limit: 2 }));
    expect(second).toEqual({ items: [{ id, title: 'a' }], next_cursor: null, has_more: false });
    const all = page.parse(await Task.list({}));
    expect(titles(all.items)).toEqual(['d', 'x', 'b', 'c', 'a']);
  });

  test('entities: reads a field’s distinct values in pages', async () => {
    const Task = await tasks(
      { title: 'a', tags: ['hot', 'area 4'] },
      { title: 'b', tags: ['hot'] },
      { title: 'c', tags: ['cold'], status: 'done' },
    );
    const first = page.parse(await Task.list({ distinct: 'tags', limit: 2 }));
    expect(first).toMatchObject({ items: ['area 4', 'cold'], has_more: true });
    const cursor = first.next_cursor;
    expect(await Task.list({ distinct: 'tags', cursor })).toEqual({
      items: ['hot'],
      next_cursor: null,
      has_more: false,
    });
    expect(await Task.filter({ status: 'done' }, { distinct: 'tags' })).toMatchObject({
      items: ['cold'],
    });
  });

  test('entities: rejects a cursor that the platform didn’t issue', async () => {
    const Task = await tasks();
    expect(await refusal(Task.list({ cursor: 'x' }))).toMatchObject({
      status: 400,
      code: 'cursor_invalid',
      message: expect.stringContaining('cursor: '),
    });
  });

  test('entities: counts records', async () => {
    const Task = await tasks({ title: 'a' }, { title: 'b', status: 'done' });
    expect(await Task.count()).toBe(2);
    expect(await Task.count({ status: 'done' })).toBe(1);
    expect(await Task.count({ status: 'in_progress' })).toBe(0);
  });

  test('entities: aggregates records by field or by date', async () => {
    const Task = await tasks(
      { title: 'a', priority: 1, due_date: '2026-03-01T06:00:00Z' },
      { title: 'b', priority: 4, due_date: '2026-03-31T06:00:00Z' },
      { title: 'c', priority: 5, status: 'done' },
    );
    const byStatus = {
      groupBy: 'status',
      sum: 'priority',
      avg: 'priority',
      min: 'title',
      countDistinct: 'priority',
      sort: '-sum_priority',
    };
    const open = { status: 'open', count: 2, sum_priority: 5, avg_priority: 2.5, min_title: 'a' };
    const done = { status: 'done', count: 1, sum_priority: 5, avg_priority: 5, min_title: 'c' };
    const { rows, truncated } = aggregateResult.parse(await Task.aggregate(byStatus));
    expect(truncated).toBe(false);
    expect(rows).toEqual([
      { ...done, count_distinct_priority: 1 },
      { ...open, count_distinct_priority: 2 },
    ]);
    const byMonth = {
      query: { due_date: { $ne: null } },
      dateBucket: { field: 'due_date', unit: 'month' },
    };
    expect(aggregateResult.parse(await Task.aggregate(byMonth)).rows).toEqual([
      { due_date: '2026-03-01', count: 2 },
    ]);
    const having = { groupBy: 'status', having: { count: { $gt: 1 } } };
    expect(aggregateResult.parse(await Task.aggregate(having)).rows).toEqual([
      { status: 'open', count: 2 },
    ]);
  });

  test('entities: upserts by one key or several', async () => {
    const Task = await tasks({ title: 'a', priority: 1, tags: ['kept'] });
    const result = upsertResult.parse(
      await Task.upsert([{ title: 'a', priority: 2 }, { title: 'b' }], { key: 'title' }),
    );
    expect(result).toMatchObject({
      created: 1,
      updated: 1,
      records: [{ title: 'a', priority: 2, tags: ['kept'] }, { title: 'b' }],
    });
    const again = await Task.upsert([{ title: 'a', priority: 3 }], { key: ['title', 'priority'] });
    expect(upsertResult.parse(again)).toMatchObject({ created: 1, updated: 0 });
  });

  test('entities: updates the records that match a query, with operators', async () => {
    const Task = await tasks({ title: 'a', tags: ['x'] }, { title: 'b' }, { title: 'c' });
    const change = { $set: { status: 'done' }, $inc: { priority: 1 }, $addToSet: { tags: 'x' } };
    const result = await Task.updateMany({ title: { $in: ['a', 'b'] } }, change);
    expect(updateManyResult.parse(result)).toEqual({ success: true, updated: 2, has_more: false });
    expect(
      titles(await Task.filter({ status: 'done', priority: 4, tags: ['x'] }, 'title')),
    ).toEqual(['a', 'b']);
    const unknown = Task.updateMany({}, { $where: { title: 'a' } });
    expect(await refusal(unknown)).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^data: .*\$where/),
    });
  });

  test('entities: updateMany applies every operator', async () => {
    const Task = await tasks({ title: 'a', priority: 2, tags: ['x', 'y'], assignee: operator });
    const changed = async (change: Record<string, Record<string, unknown>>) => {
      await Task.updateMany({}, change);
      return records.parse(await Task.filter({}, 'title'))[0];
    };
    expect(await changed({ $mul: { priority: 2 } })).toMatchObject({ priority: 4 });
    expect(await changed({ $min: { priority: 3 } })).toMatchObject({ priority: 3 });
    expect(await changed({ $max: { priority: 5 } })).toMatchObject({ priority: 5 });
    expect(await changed({ $push: { tags: 'z' } })).toMatchObject({ tags: ['x', 'y', 'z'] });
    expect(await changed({ $pull: { tags: 'x' } })).toMatchObject({ tags: ['y', 'z'] });
    const unset = await changed({ $unset: { assignee: '' } });
    expect(unset?.assignee ?? null).toBeNull();
    expect(await changed({ $currentDate: { due_date: true } })).toMatchObject({
      due_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('entities: updates several records, each in its own way', async () => {
    const Task = await tasks({ title: 'a' }, { title: 'b' });
    const [a, b] = records.parse(await Task.list('title'));
    const updated = await Task.bulkUpdate([
      { id: record.parse(b).id, status: 'done' },
      { id: record.parse(a).id, title: 'A' },
    ]);
    expect(records.parse(updated)).toMatchObject([
      { title: 'b', status: 'done' },
      { title: 'A', status: 'open' },
    ]);
  });
}
