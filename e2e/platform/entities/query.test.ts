import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileQuery } from './query';
import { QueryTooLargeError } from './query-limits';

const record = { n: 3, text: 'b', flag: true, list: [1, { a: null }], gone: null };

test.each<[unknown, boolean]>([
  [{}, true],
  [{ n: 3 }, true],
  [{ n: '3' }, false],
  [{ n: 3, text: 'c' }, false],
  [{ list: [1, { a: null }] }, true],
  [{ list: [{ a: null }, 1] }, false],
  [{ gone: null, missing: null }, true],
  [{ constructor: null, toString: null }, true],
  [{ n: { $gt: 2, $lte: 3 } }, true],
  [{ n: { $gt: 2, $lt: 3 } }, false],
  [{ n: { $gte: '2' } }, false],
  [{ text: { $gte: 'b', $lt: 'c' } }, true],
  [{ flag: { $gt: 0 } }, false],
  [{ missing: { $lt: 1 } }, false],
  [{ n: { $ne: 4 }, missing: { $ne: 1 } }, true],
  [{ text: { $in: ['a', 'b'] } }, true],
  [{ text: { $nin: ['a', 'b'] } }, false],
  [{ missing: { $in: [null] } }, true],
  [{ $or: [{ n: 4 }, { text: 'b' }] }, true],
  [{ $or: [] }, false],
  [{ $and: [] }, true],
  [{ $and: [{ n: 3 }, { $or: [{ text: 'x' }] }] }, false],
])('%j matches: %s', (query, expected) => {
  expect(compileQuery(query)(record)).toBe(expected);
});

test.each<[unknown, string]>([
  [null, 'q: must be an object'],
  [[], 'q: must be an object'],
  [{ $nor: [] }, 'q.$nor: is not a known operator'],
  [{ n: { $regex: 'a' } }, 'q.n.$regex: is not a known operator'],
  [{ n: { $gt: 1, more: 2 } }, 'q.n.more: is not a known operator'],
  [{ n: { $gt: null } }, 'q.n.$gt: must be a number or a string'],
  [{ n: { $in: 3 } }, 'q.n.$in: must be an array'],
  [{ $or: {} }, 'q.$or: must be an array'],
  [{ $or: [{}, { $and: [3] }] }, 'q.$or.1.$and.0: must be an object'],
])('rejects %j: %s', (query, words) => {
  expect(() => compileQuery(query)).toThrow(words);
});

test('rejects a very deeply nested query', () => {
  let query: unknown = {};
  for (let depth = 0; depth < 5000; depth += 1) query = { $and: [query] };
  expect(() => compileQuery(query)).toThrow(QueryTooLargeError);
});

const values = fc.constantFrom<unknown>(null, true, -1, 0, 1, 2, '', 'a', 'b', [1], [], { k: 1 });
const field = fc.constantFrom('a', 'b', 'c');
const comparable = fc.constantFrom<unknown>(-1, 0, 1, '', 'a', 'b');
const condition = fc.oneof(
  values,
  fc.record(
    {
      $gt: comparable,
      $gte: comparable,
      $lt: comparable,
      $lte: comparable,
      $ne: values,
      $in: fc.array(values, { maxLength: 3 }),
      $nin: fc.array(values, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  ),
);
const { query } = fc.letrec<{ query: Record<string, unknown> }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    fc.dictionary(field, condition, { maxKeys: 3 }),
    fc.record(
      {
        $and: fc.array(tie('query'), { maxLength: 3 }),
        $or: fc.array(tie('query'), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  ),
}));

/** A second, straightforward implementation of the same rules, as a test oracle. */
function naive(query: Record<string, unknown>, record: Record<string, unknown>): boolean {
  let all = true;
  for (const key of Object.keys(query)) {
    const wanted = query[key];
    if (key === '$and' || key === '$or') {
      const parts = wanted as Record<string, unknown>[]; // The arbitrary generates nothing else.
      const hits = parts.filter((part) => naive(part, record)).length;
      if (key === '$and' ? hits < parts.length : hits === 0) all = false;
    } else if (!holds(wanted, record[key] ?? null)) all = false;
  }
  return all;
}

function holds(wanted: unknown, value: unknown): boolean {
  const same = (one: unknown) => JSON.stringify(one) === JSON.stringify(value);
  const operators = JSON.stringify(wanted).startsWith('{"$');
  if (!operators) return same(wanted);
  // Starts with a brace when serialized, so it's an object.
  return Object.entries(wanted as object).every(([operator, operand]) => {
    if (operator === '$ne') return !same(operand);
    if (operator === '$in') return operand.some(same);
    if (operator === '$nin') return !operand.some(same);
    if (!['number', 'string'].includes(typeof value) || typeof value !== typeof operand)
      return false;
    const [low, high] = [value, operand].sort(); // -1, 0, 1, and 2 sort the same as strings.
    const equal = value === operand;
    if (operator.endsWith('e') && equal) return true;
    if (equal) return false;
    return operator.startsWith('$g') ? low === operand : high === operand;
  });
}

test('agrees with a naive implementation of the same rules', () => {
  fc.assert(
    fc.property(query, fc.dictionary(field, values, { maxKeys: 3 }), (query, record) => {
      expect(compileQuery(query)(record)).toBe(naive(query, record));
    }),
    { numRuns: 2000 },
  );
});
