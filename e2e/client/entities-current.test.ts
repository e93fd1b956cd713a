import { expect, test } from 'vitest';
import { operator } from '@/e2e/platform/testing';
import { forEachCurrentClient, refusal, signedInAs } from './clients';
import { page, records } from './response-schemas';

forEachCurrentClient((setup) => {
  const tasks = async (...rows: object[]) => {
    const { Task } = signedInAs(setup, operator).client.entities;
    await Task.bulkCreate(rows);
    return Task;
  };
  const titles = (found: unknown) => records.parse(found).map(({ title }) => title);

  test('reads all records in pages, with the first page’s query, order, and fields', async () => {
    const Task = await tasks({ title: 'a' }, { title: 'c' }, { title: 'b' }, { title: 'x' });
    const query = { title: { $ne: 'x' } };
    const first = page.parse(
      await Task.filter(query, { sort: '-title', limit: 2, fields: ['title'] }),
    );
    const id = expect.any(String);
    expect(first.items).toEqual(['c', 'b'].map((title) => ({ id, title })));
    // A record created in between changes nothing.
    await Task.create({ title: 'd' });
    const second = page.parse(await Task.list({ cursor: first.next_cursor, limit: 2 }));
    expect(second).toEqual({ items: [{ id, title: 'a' }], next_cursor: null, has_more: false });
    const all = page.parse(await Task.list({}));
    expect(titles(all.items)).toEqual(['d', 'x', 'b', 'c', 'a']);
  });

  test('reads a field’s distinct values in pages', async () => {
    const Task = await tasks(
      { title: 'a', tags: ['hot', 'area 4'] },
      { title: 'b', tags: ['hot'] },
      { title: 'c', tags: ['cold'], status: 'done' },
    );
    const first = page.parse(await Task.list({ distinct: 'tags', limit: 2 }));
    expect(first).toMatchObject({ items: ['area 4', 'cold'], has_more: true });
    const next = { distinct: 'tags', cursor: first.next_cursor };
    expect(await Task.list(next)).toEqual({ items: ['hot'], next_cursor: null, has_more: false });
    const done = page.parse(await Task.filter({ status: 'done' }, { distinct: 'tags' }));
    expect(done.items).toEqual(['cold']);
  });

  test('counts records', async () => {
    const Task = await tasks({ title: 'a' }, { title: 'b', status: 'done' });
    expect(await Task.count()).toBe(2);
    expect(await Task.count({ status: 'done' })).toBe(1);
  });

  test('aggregates records by field or by date', async () => {
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
      sort: '-min_title',
      having: { count: { $gt: 1 } },
    };
    expect(await Task.aggregate(byStatus)).toEqual({
      rows: [
        {
          status: 'open',
          count: 2,
          sum_priority: 5,
          avg_priority: 2.5,
          min_title: 'a',
          count_distinct_priority: 2,
        },
      ],
      truncated: false,
    });
    const dateBucket = { field: 'due_date', unit: 'month' };
    expect(await Task.aggregate({ query: { due_date: { $ne: null } }, dateBucket })).toEqual({
      rows: [{ due_date: '2026-03-01', count: 2 }],
      truncated: false,
    });
  });

  test('upserts by one key or several', async () => {
    const Task = await tasks({ title: 'a', priority: 1, tags: ['kept'] });
    const rows = [{ title: 'a', priority: 2 }, { title: 'b' }];
    expect(await Task.upsert(rows, { key: 'title' })).toMatchObject({
      created: 1,
      updated: 1,
      records: [{ title: 'a', priority: 2, tags: ['kept'] }, { title: 'b' }],
    });
    const other = [{ title: 'a', priority: 3 }];
    expect(await Task.upsert(other, { key: ['title', 'priority'] })).toMatchObject({
      created: 1,
      updated: 0,
    });
  });

  test('updates the records that match a query, with operators', async () => {
    const Task = await tasks({ title: 'a', tags: ['x'] }, { title: 'b' }, { title: 'c' });
    const change = { $set: { status: 'done' }, $inc: { priority: 1 }, $addToSet: { tags: 'x' } };
    const result = await Task.updateMany({ title: { $in: ['a', 'b'] } }, change);
    expect(result).toEqual({ success: true, updated: 2, has_more: false });
    const changed = await Task.filter({ status: 'done', priority: 4, tags: ['x'] }, 'title');
    expect(titles(changed)).toEqual(['a', 'b']);
    expect(await refusal(Task.updateMany({}, { $where: { title: 'a' } }))).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^data: .*\$where/),
    });
  });

  test('updates several records, each in its own way', async () => {
    const Task = await tasks({ title: 'a' }, { title: 'b' });
    const [a, b] = records.parse(await Task.list('title'));
    const rows = [
      { id: b?.id, status: 'done' },
      { id: a?.id, title: 'A' },
    ];
    expect(records.parse(await Task.bulkUpdate(rows))).toMatchObject([
      { title: 'b', status: 'done' },
      { title: 'A', status: 'open' },
    ]);
  });
});
