import { isDeepStrictEqual } from 'node:util';
import { checkQueryLimits } from './query-limits';

/** A record's fields as JSON values. */
export type StoredRecord = Readonly<Record<string, unknown>>;
/** Whether a record matches a query. */
export type Matcher = (record: StoredRecord) => boolean;
type Predicate = (value: unknown) => boolean;

/** An invalid query; the message starts with the path of the invalid part. */
export class QueryError extends Error {
  override name = 'QueryError';
}

/**
 * Compiles a query in the platform's syntax: `{ field: value }` for equality, `{ field: { $gte: 1, $lt: 5 } }` with
 * $gt $gte $lt $lte $ne $in $nin, and $and and $or with lists of queries. All conditions in an object must hold. A
 * field can be a path, such as `meta.floor`. A missing field equals null. $gt, $gte, $lt, and $lte compare only two
 * numbers or two strings.
 *
 * @param place the first part of the paths in error messages
 * @throws QueryError for an unknown operator or an operand of the wrong type, QueryTooLargeError
 */
export function compileQuery(query: unknown, place = 'q'): Matcher {
  checkQueryLimits(query);
  return compilePart(query, place);
}

function compilePart(query: unknown, place: string): Matcher {
  if (!isObject(query)) throw new QueryError(`${place}: must be an object`);
  const matchers = Object.entries(query).map(([key, value]): Matcher => {
    const here = `${place}.${key}`;
    if (key === '$and' || key === '$or') {
      const parts = asList(value, here).map((part, index) => compilePart(part, `${here}.${index}`));
      return key === '$and'
        ? (record) => parts.every((part) => part(record))
        : (record) => parts.some((part) => part(record));
    }
    if (key.startsWith('$')) throw new QueryError(`${here}: is not a known operator`);
    const test = compileCondition(value, here);
    return (record) => test(fieldOf(record, key));
  });
  return (record) => matchers.every((matcher) => matcher(record));
}

/** A record's own field, or a nested one by its path (`meta.floor`); null if it has none. */
export function fieldOf(record: StoredRecord, field: string): unknown {
  if (Object.hasOwn(record, field)) return record[field] ?? null;
  const [first = '', ...rest] = field.split('.');
  const nested = rest.length > 0 && Object.hasOwn(record, first) ? record[first] : undefined;
  return isObject(nested) ? fieldOf(nested, rest.join('.')) : null;
}

function compileCondition(condition: unknown, place: string): Predicate {
  if (!isObject(condition) || !Object.keys(condition).some((key) => key.startsWith('$'))) {
    return (value) => isEqual(value, condition);
  }
  const tests = Object.entries(condition).map(([operator, operand]) =>
    compileOperator(operator, operand, `${place}.${operator}`),
  );
  return (value) => tests.every((test) => test(value));
}

function compileOperator(operator: string, operand: unknown, place: string): Predicate {
  switch (operator) {
    case '$ne':
      return (value) => !isEqual(value, operand);
    case '$in': {
      const accepted = asList(operand, place);
      return (value) => accepted.some((item) => isEqual(value, item));
    }
    case '$nin': {
      const rejected = asList(operand, place);
      return (value) => !rejected.some((item) => isEqual(value, item));
    }
    case '$gt':
      return compileComparison(operand, place, (order) => order > 0);
    case '$gte':
      return compileComparison(operand, place, (order) => order >= 0);
    case '$lt':
      return compileComparison(operand, place, (order) => order < 0);
    case '$lte':
      return compileComparison(operand, place, (order) => order <= 0);
    default:
      throw new QueryError(`${place}: is not a known operator`);
  }
}

function compileComparison(
  operand: unknown,
  place: string,
  isMatch: (order: number) => boolean,
): Predicate {
  if (typeof operand !== 'number' && typeof operand !== 'string') {
    throw new QueryError(`${place}: must be a number or a string`);
  }
  return (value) => {
    if (typeof value === 'number' && typeof operand === 'number') return isMatch(value - operand);
    if (typeof value !== 'string' || typeof operand !== 'string') return false;
    return isMatch(value < operand ? -1 : value > operand ? 1 : 0);
  };
}

function asList(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new QueryError(`${place}: must be an array`);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal, regardless of key order. */
export function isEqual(one: unknown, other: unknown): boolean {
  // Strict equality treats 0 and -0 as equal; isDeepStrictEqual doesn't.
  return one === other || isDeepStrictEqual(one, other);
}
