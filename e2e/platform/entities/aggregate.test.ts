import { expect, test } from 'vitest';
import { aggregate } from './aggregate';
import { dateBucket } from './date-bucket';

const records = [
  {
    id: '1',
    area: 'A',
    kind: 'hot',
    hours: 2,
    day: '2026-03-01',
    created_date: '2026-03-01T23:00:00Z',
  },
  {
    id: '2',
    area: 'B',
    kind: 'hot',
    hours: 5,
    day: '2026-03-02',
    created_date: '2026-03-02T01:00:00Z',
  },
  {
    id: '3',
    area: 'A',
    kind: 'cold',
    hours: 4,
    day: '2026-04-02',
    created_date: '2026-03-02T02:00:00Z',
  },
  { id: '4', area: 'A', kind: 'cold', hours: null, created_date: '2026-03-09T00:00:00Z' },
];
const rows = (spec: unknown) => aggregate(records, spec).rows;

test('counts all records in one row, even if there are none', () => {
  expect(aggregate(records, {})).toEqual({ rows: [{ count: 4 }], truncated: false });
  expect(aggregate([], { sum: 'hours', avg: 'hours', min: 'hours' }).rows).toEqual([
    { count: 0, sum_hours: 0, avg_hours: null, min_hours: null },
  ]);
});

test('groups by one field or several, and computes every measure', () => {
  expect(
    rows({
      groupBy: 'area',
      sum: 'hours',
      avg: ['hours'],
      min: 'hours',
      max: 'hours',
      countDistinct: 'kind',
    }),
  ).toEqual([
    {
      area: 'A',
      count: 3,
      sum_hours: 6,
      avg_hours: 3,
      min_hours: 2,
      max_hours: 4,
      count_distinct_kind: 2,
    },
    {
      area: 'B',
      count: 1,
      sum_hours: 5,
      avg_hours: 5,
      min_hours: 5,
      max_hours: 5,
      count_distinct_kind: 1,
    },
  ]);
  expect(rows({ groupBy: ['kind', 'area'], count: false })).toEqual([
    { kind: 'cold', area: 'A' },
    { kind: 'hot', area: 'A' },
    { kind: 'hot', area: 'B' },
  ]);
});

test('filters records before grouping and rows after it', () => {
  expect(rows({ query: { kind: 'hot' }, groupBy: 'area' })).toEqual([
    { area: 'A', count: 1 },
    { area: 'B', count: 1 },
  ]);
  expect(rows({ groupBy: 'area', having: { count: { $gt: 1 } } })).toEqual([
    { area: 'A', count: 3 },
  ]);
});

test('sorts by a column, and says whether there are more rows than the limit', () => {
  expect(aggregate(records, { groupBy: 'area', sort: '-count', limit: 1 })).toEqual({
    rows: [{ area: 'A', count: 3 }],
    truncated: true,
  });
  expect(aggregate(records, { groupBy: 'area', sort: 'count', limit: 2 })).toEqual({
    rows: [
      { area: 'B', count: 1 },
      { area: 'A', count: 3 },
    ],
    truncated: false,
  });
});

test('groups by a period of a date field', () => {
  const dateBucket = { field: 'created_date', unit: 'week' };
  expect(rows({ dateBucket })).toEqual([
    { created_date: '2026-02-23', count: 1 },
    { created_date: '2026-03-02', count: 2 },
    { created_date: '2026-03-09', count: 1 },
  ]);
  expect(rows({ dateBucket: { field: 'day', unit: 'month' }, groupBy: 'area' })).toEqual([
    { area: 'A', day: null, count: 1 },
    { area: 'A', day: '2026-03-01', count: 1 },
    { area: 'A', day: '2026-04-01', count: 1 },
    { area: 'B', day: '2026-03-01', count: 1 },
  ]);
});

test.each([
  ['day', '2026-12-31'],
  ['week', '2026-12-28'],
  ['month', '2026-12-01'],
  ['year', '2026-01-01'],
] as const)('puts a date into its %s, in UTC', (unit, start) => {
  expect(dateBucket('2026-12-31T23:59:59-00:00', unit)).toBe(start);
  expect(dateBucket('2027-01-01T00:30:00+01:00', unit)).toBe(start);
  for (const value of [null, 7, '', 'soon', '2026-99-99', '-271821-04-20T00:00:00Z']) {
    expect(dateBucket(value, unit)).toBeNull();
  }
});

test.each([
  [[], 'expected object'],
  [{ group: 'area' }, 'Unrecognized key'],
  [{ groupBy: ['a', 'b', 'c', 'd', 'e'] }, 'groupBy'],
  [{ dateBucket: { field: 'day', unit: 'hour' } }, 'dateBucket.unit'],
  [{ dateBucket: { field: 'day', unit: 'week' } }, 'dateBucket.unit: week is only for'],
  [{ groupBy: 'day', dateBucket: { field: 'day', unit: 'day' } }, 'dateBucket.field: can’t be in'],
  [{ limit: 1001 }, 'limit'],
  [{ sort: 'hours' }, 'sort: must be one of count'],
  [{ query: { area: { $where: 'x' } } }, 'query.area.$where: is not a known operator'],
  [{ having: { count: { $near: 1 } } }, 'having.count.$near: is not a known operator'],
])('rejects %j', (spec, message) => {
  expect(() => aggregate(records, spec)).toThrow(message);
});
