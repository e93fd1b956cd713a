import { expect, test } from 'vitest';
import { compileUpdate } from './compile-update';

const now = Date.UTC(2026, 2, 1);
const own = { title: 'Drain', priority: 2, tags: ['a', 'b'], meta: { visits: 1, by: 'Otto' } };
const update = (data: unknown, record: Record<string, unknown> = own) =>
  compileUpdate(data, now)(record);

test.each([
  [{ $set: { title: 'Grease' } }, { title: 'Grease' }],
  [{ $set: { 'meta.floor.level': 2 } }, { meta: { ...own.meta, floor: { level: 2 } } }],
  [{ $set: { 'new.field': 1 } }, { new: { field: 1 } }],
  [{ $inc: { priority: 2, count: 3 } }, { priority: 4, count: 3 }],
  [{ $inc: { 'meta.visits': -1 } }, { meta: { visits: 0, by: 'Otto' } }],
  [{ $mul: { priority: 1.5, count: 3 } }, { priority: 3, count: 0 }],
  [{ $min: { priority: 1, title: 'Z', count: 5 } }, { priority: 1, count: 5 }],
  [{ $max: { priority: 1, title: 'Z', count: 5 } }, { title: 'Z', count: 5 }],
  [{ $push: { tags: 'a' } }, { tags: ['a', 'b', 'a'] }],
  [{ $push: { tags: { $each: ['c', 'd'] }, list: 1 } }, { tags: ['a', 'b', 'c', 'd'], list: [1] }],
  [{ $push: { tags: { level: 1 } } }, { tags: ['a', 'b', { level: 1 }] }],
  [{ $addToSet: { tags: 'a' } }, {}],
  [{ $addToSet: { tags: { $each: ['b', 'c', 'c'] } } }, { tags: ['a', 'b', 'c'] }],
  [{ $pull: { tags: 'a' } }, { tags: ['b'] }],
  [{ $pull: { tags: { $in: ['a', 'b'] } } }, { tags: [] }],
  [{ $pull: { none: 'a' } }, {}],
  [{ $currentDate: { at: true } }, { at: '2026-03-01T00:00:00.000Z' }],
  [{ $currentDate: { at: { $type: 'date' } } }, { at: '2026-03-01T00:00:00.000Z' }],
  [
    { $set: { title: 'x' }, $inc: { priority: 1 } },
    { title: 'x', priority: 3 },
  ],
])('applies %j', (data, changed) => {
  expect(update(data)).toEqual({ ...own, ...changed });
});

test('removes fields, and moves them to another name', () => {
  const { title, tags, ...others } = own;
  expect(update({ $unset: { title: '', none: '', 'other.deep': '' } })).toEqual({
    ...others,
    tags,
  });
  expect(update({ $rename: { title: 'meta.title' } })).toEqual({
    ...others,
    tags,
    meta: { ...own.meta, title },
  });
  expect(update({ $rename: { none: 'other' } })).toEqual(own);
});

test('pulls elements that match a query', () => {
  const readings = [{ level: 1 }, { level: 5 }, 'five'];
  expect(update({ $pull: { readings: { level: { $gt: 2 } } } }, { readings })).toEqual({
    readings: [{ level: 1 }, 'five'],
  });
});

test('leaves the original record as it is', () => {
  const before = structuredClone(own);
  update({ $push: { tags: 'c' }, $inc: { 'meta.visits': 1 }, $unset: { title: '' } });
  expect(own).toEqual(before);
});

test('treats __proto__ as a field like any other', () => {
  const changed = update(JSON.parse('{"$set":{"__proto__.polluted":true}}'), {});
  expect(Object.keys(changed)).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  [{}, 'data: must have at least one operator'],
  [[], 'data: must have at least one operator'],
  [null, 'data: must have at least one operator'],
  [{ title: 'x' }, 'data.title: is not a known operator'],
  [{ $where: 'x' }, 'data.$where: is not a known operator; use $rename, $set,'],
  [{ $pop: { tags: 1 } }, 'data.$pop: is not a known operator'],
  [{ $set: 1 }, 'data.$set: must be an object'],
  [{ $set: { id: 'x' } }, 'data.$set.id: id can’t be changed'],
  [{ $set: { 'created_by.x': 'x' } }, 'created_by can’t be changed'],
  [{ $set: { '': 1 } }, 'is not the name of a field'],
  [{ $set: { 'a..b': 1 } }, 'is not the name of a field'],
  [{ $set: { 'tags.$': 1 } }, 'is not the name of a field'],
  [{ $set: { a: 1 }, $inc: { a: 1 } }, 'data.$inc.a: a field can be changed only once'],
  [{ $set: { a: 1, 'a.b': 1 } }, 'data.$set.a.b: a field can be changed only once'],
  [{ $set: { 'a.b': 1, a: 1 } }, 'data.$set.a: a field can be changed only once'],
  [{ $rename: { title: 'priority' }, $inc: { priority: 1 } }, 'can be changed only once'],
  [{ $rename: { title: 1 } }, 'data.$rename.title: must be the name of a field'],
  [{ $inc: { priority: '1' } }, 'data.$inc.priority: must be a number'],
  [{ $currentDate: { at: false } }, 'data.$currentDate.at: must be true'],
  [{ $push: { tags: { $each: 'x' } } }, 'data.$push.tags.$each: must be an array'],
  [{ $push: { tags: { $each: [], $slice: 1 } } }, '$slice: is not a known modifier'],
  [{ $pull: { tags: { $regex: 'x' } } }, 'is not a known operator'],
])('rejects %j when it’s compiled', (data, message) => {
  expect(() => compileUpdate(data, now)).toThrow(message);
});

test.each([
  [{ $inc: { title: 1 } }, 'data.$inc.title: the field isn’t a number'],
  [{ $mul: { tags: 1 } }, 'data.$mul.tags: the field isn’t a number'],
  [{ $push: { title: 'x' } }, 'data.$push.title: the field isn’t an array'],
  [{ $addToSet: { priority: 1 } }, 'data.$addToSet.priority: the field isn’t an array'],
  [{ $set: { 'title.x': 1 } }, 'data.$set.title.x: title isn’t an object'],
])('rejects %j for a record whose field has another type', (data, message) => {
  expect(() => update(data)).toThrow(message);
});
