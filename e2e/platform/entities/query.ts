import { deepEqual } from './equals';
import { checkQueryLimits } from './query-limits';

/** Fields of a record, as JSON has them. */
export type StoredRecord = Readonly<Record<string, unknown>>;
/** Whether a record is one of those asked for. */
export type Matcher = (record: StoredRecord) => boolean;
type Predicate = (value: unknown) => boolean;

/** What a query cannot be, with the place in it. */
export class QueryError extends Error {
  override name = 'QueryError';
}

/**
 * A query of the platform's form: `{ field: value }` for equality, `{ field: { $gte: 1, $lt: 5 } }` with
 * $gt $gte $lt $lte $ne $in $nin, and $and and $or with lists of queries; everything in one object has
 * to hold. A field can be a path, `meta.floor`. A missing field equals null. Sizes are compared between two numbers or two texts only.
 *
 * @throws QueryError for an operator that is unknown or has an operand of the wrong kind, QueryTooLargeError
 */
export function compileQuery(query: unknown): Matcher {
  checkQueryLimits(query);
  return compilePart(query, 'q');
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

/** A record's own field, or one within by its path (`meta.floor`); null where it has none. */
export function fieldOf(record: StoredRecord, field: string): unknown {
  if (Object.hasOwn(record, field)) return record[field] ?? null;
  const [first = '', ...rest] = field.split('.');
  const within = rest.length > 0 && Object.hasOwn(record, first) ? record[first] : undefined;
  return isObject(within) ? fieldOf(within, rest.join('.')) : null;
}

function compileCondition(condition: unknown, place: string): Predicate {
  if (!isObject(condition) || !Object.keys(condition).some((key) => key.startsWith('$'))) {
    return (value) => deepEqual(value, condition);
  }
  const tests = Object.entries(condition).map(([operator, operand]) =>
    compileOperator(operator, operand, `${place}.${operator}`),
  );
  return (value) => tests.every((test) => test(value));
}

function compileOperator(operator: string, operand: unknown, place: string): Predicate {
  switch (operator) {
    case '$ne':
      return (value) => !deepEqual(value, operand);
    case '$in': {
      const wanted = asList(operand, place);
      return (value) => wanted.some((one) => deepEqual(value, one));
    }
    case '$nin': {
      const unwanted = asList(operand, place);
      return (value) => !unwanted.some((one) => deepEqual(value, one));
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
  fits: (order: number) => boolean,
): Predicate {
  if (typeof operand !== 'number' && typeof operand !== 'string') {
    throw new QueryError(`${place}: must be a number or a string`);
  }
  return (value) => {
    if (typeof value === 'number' && typeof operand === 'number') return fits(value - operand);
    if (typeof value !== 'string' || typeof operand !== 'string') return false;
    return fits(value < operand ? -1 : value > operand ? 1 : 0);
  };
}

function asList(value: unknown, place: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new QueryError(`${place}: must be an array`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
