import { expect, test } from 'vitest';
import { operator } from '@/e2e/platform/testing';
import { forEachClient, refusal, signedInAs } from './clients';
import { record, records } from './response-schemas';

forEachClient((setup) => {
  const tasks = () => signedInAs(setup, operator).client.entities.Task;
  const titles = (found: unknown) => records.parse(found).map(({ title }) => title);

  test('creates, reads, updates, and deletes a record', async () => {
    const Task = tasks();
    const created = record.parse(await Task.create({ title: 'Grease pump 3', tags: ['pump'] }));
    expect(created).toMatchObject({ title: 'Grease pump 3', tags: ['pump'], created_by: operator });
    expect(await Task.get(created.id)).toEqual(created);
    const changed = record.parse(await Task.update(created.id, { status: 'done' }));
    expect(changed).toEqual({ ...created, status: 'done', updated_date: changed.updated_date });
    expect(await Task.delete(created.id)).toEqual({ success: true });
    expect(await refusal(Task.get(created.id))).toMatchObject({ status: 404 });
  });

  test('lists all records, newest first, or a sorted page of them', async () => {
    const Task = tasks();
    for (const title of ['b', 'a', 'c']) await Task.create({ title, priority: 2 });
    expect(titles(await Task.list())).toEqual(['c', 'a', 'b']);
    expect(titles(await Task.list('title'))).toEqual(['a', 'b', 'c']);
    expect(titles(await Task.list('-title', 2))).toEqual(['c', 'b']);
    expect(titles(await Task.list('title', 1, 1))).toEqual(['b']);
    expect(await Task.list('title', 1, 0, ['title', 'priority'])).toEqual([
      { id: expect.any(String), title: 'a', priority: 2 },
    ]);
  });

  test('filter supports every operator, sorting, and paging', async () => {
    const Task = tasks();
    await Task.bulkCreate([
      { title: 'a', priority: 1, status: 'done', assignee: operator },
      { title: 'b', priority: 2 },
      { title: 'c', priority: 3, tags: ['hot'] },
      { title: 'd', priority: 4, due_date: '2026-03-01T06:00:00Z' },
    ]);
    const found = async (query: object) => titles(await Task.filter(query, 'title')).join('');
    expect(await found({ status: 'done' })).toBe('a');
    expect(await found({ tags: ['hot'] })).toBe('c');
    expect(await found({ priority: { $eq: 2 } })).toBe('b');
    expect(await found({ priority: { $gt: 2 } })).toBe('cd');
    expect(await found({ priority: { $gte: 2, $lt: 4 } })).toBe('bc');
    expect(await found({ priority: { $lte: 1 } })).toBe('a');
    expect(await found({ title: { $ne: 'a' } })).toBe('bcd');
    expect(await found({ title: { $in: ['a', 'd'] } })).toBe('ad');
    expect(await found({ title: { $nin: ['a', 'd'] } })).toBe('bc');
    expect(await found({ $or: [{ title: 'a' }, { priority: 4 }] })).toBe('ad');
    expect(await found({ $and: [{ priority: { $gt: 1 } }, { tags: [] }] })).toBe('bd');
    expect(await found({ due_date: { $gt: '2026-01-01T00:00:00Z' } })).toBe('d');
    expect(await found({ assignee: null })).toBe('bcd');
    expect(await found({})).toBe('abcd');
    expect(await Task.filter({ priority: { $gt: 1 } }, '-priority', 1, 1, ['title'])).toEqual([
      { id: expect.any(String), title: 'c' },
    ]);
  });

  test('creates records in bulk and deletes those that match a query', async () => {
    const Task = tasks();
    const rows = [1, 2, 3].map((priority) => ({ title: `t${priority}`, priority }));
    expect(titles(await Task.bulkCreate(rows))).toEqual(['t1', 't2', 't3']);
    expect(await Task.deleteMany({ priority: { $gt: 1 } })).toEqual({ success: true, deleted: 2 });
    expect(titles(await Task.list())).toEqual(['t1']);
  });

  test('imports a file', async () => {
    const Task = tasks();
    const importing = (text: string) => Task.importEntities(new File([text], 'tasks.json'));
    expect(titles(await importing('[{"title":"From a file"}]'))).toEqual(['From a file']);
    expect(await refusal(importing('[{"title":"a","priority":"high"}]'))).toMatchObject({
      status: 422,
      message: expect.stringContaining('0.priority'),
    });
  });

  test('every write rejects an invalid record with the same error, which includes the field', async () => {
    const Task = tasks();
    const { id } = await Task.create({ title: 'x' });
    for (const call of [
      Task.create({ title: 'x', priority: 9 }),
      Task.update(id, { priority: 9 }),
      Task.bulkCreate([{ title: 'x', priority: 9 }]),
    ]) {
      expect(await refusal(call)).toMatchObject({
        status: 422,
        code: 'validation_failed',
        message: expect.stringContaining('priority'),
        data: { error_type: 'validation_error' },
      });
    }
  });
});
