import { ApiError } from '../errors';
import { compareValues } from './compare-values';
import { compileQuery, isEqual, isObject, type Matcher, QueryError } from './query';
import { QueryTooLargeError } from './query-limits';

/** Computes a field's new value; undefined stands for a missing field. */
export type FieldChange = (current: unknown) => unknown;
/** @param place of the operand in the request, for messages */
type Operator = (operand: unknown, place: string, now: number) => FieldChange;

/** MongoDB's update operators for a single field, as the vendor's client documents them. $rename is done elsewhere. */
export const fieldOperators = new Map<string, Operator>([
  ['$set', (operand) => () => operand],
  ['$unset', () => () => undefined],
  ['$inc', (operand, place) => arithmetic(operand, place, (current, by) => (current ?? 0) + by)],
  ['$mul', (operand, place) => arithmetic(operand, place, (current, by) => (current ?? 0) * by)],
  ['$min', (operand) => (current) => pick(current, operand, -1)],
  ['$max', (operand) => (current) => pick(current, operand, 1)],
  [
    '$currentDate',
    (operand, place, now) => {
      const isDate = isObject(operand) && ['date', 'timestamp'].includes(String(operand.$type));
      if (operand !== true && !isDate) throw invalidUpdate(place, 'must be true');
      return () => new Date(now).toISOString();
    },
  ],
  [
    '$push',
    (operand, place) => {
      const added = eachOf(operand, place);
      return (current) => [...listOf(current, place), ...added];
    },
  ],
  [
    '$addToSet',
    (operand, place) => {
      const added = eachOf(operand, place);
      return (current) => {
        const list = [...listOf(current, place)];
        for (const item of added) if (!list.some((own) => isEqual(own, item))) list.push(item);
        return list;
      };
    },
  ],
  [
    '$pull',
    (operand, place) => {
      const isPulled = elementMatcher(operand, place);
      return (current) =>
        current === undefined
          ? undefined
          : listOf(current, place).filter((item) => !isPulled(item));
    },
  ],
]);

/** @returns ApiError 422 */
export function invalidUpdate(place: string, message: string): ApiError {
  return new ApiError(422, 'validation_failed', `${place}: ${message}`);
}

function arithmetic(
  operand: unknown,
  place: string,
  compute: (current: number | undefined, operand: number) => number,
): FieldChange {
  if (typeof operand !== 'number') throw invalidUpdate(place, 'must be a number');
  return (current) => {
    if (current === undefined || typeof current === 'number') return compute(current, operand);
    throw invalidUpdate(place, 'the field isn’t a number');
  };
}

/** The smaller (-1) or larger (1) of two values. */
function pick(current: unknown, operand: unknown, sign: 1 | -1): unknown {
  return current === undefined || sign * compareValues(operand, current) > 0 ? operand : current;
}

/** The elements to add: those of `{ $each: [] }`, or the operand itself. */
function eachOf(operand: unknown, place: string): readonly unknown[] {
  if (!isObject(operand) || !hasOperator(operand)) return [operand];
  const { $each: items, ...others } = operand;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw invalidUpdate(`${place}.${unknown}`, 'is not a known modifier');
  if (!Array.isArray(items)) throw invalidUpdate(`${place}.$each`, 'must be an array');
  return items;
}

function listOf(current: unknown, place: string): readonly unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current;
  throw invalidUpdate(place, 'the field isn’t an array');
}

/** Matches elements equal to the operand, elements that meet its operators, or objects that match it as a query. */
function elementMatcher(operand: unknown, place: string): (element: unknown) => boolean {
  const isQuery = isObject(operand) && !hasOperator(operand);
  const matches = compile(isQuery ? operand : { element: operand }, place);
  return (element) => (isQuery ? isObject(element) && matches(element) : matches({ element }));
}

function compile(query: object, place: string): Matcher {
  try {
    return compileQuery(query, place);
  } catch (error) {
    if (!(error instanceof QueryError || error instanceof QueryTooLargeError)) throw error;
    throw new ApiError(422, 'validation_failed', error.message);
  }
}

function hasOperator(value: Record<string, unknown>): boolean {
  return Object.keys(value).some((key) => key.startsWith('$'));
}
