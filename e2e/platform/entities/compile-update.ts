import { update as applyUpdate } from 'mingo';
import { z } from 'zod';
import { check } from '../api/read-json';
import { invalid, type StoredRecord } from './query';

/** MongoDB's update operators that the vendor's client documents. */
const operators = [
  '$set',
  '$unset',
  '$rename',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$currentDate',
  '$push',
  '$addToSet',
  '$pull',
];
const updateSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/**
 * Compiles an update such as `{ $set: { status: 'done' }, $inc: { 'meta.visits': 1 } }` to a function that returns a
 * changed copy of a record.
 *
 * @throws ApiError 422 that names what's invalid; so does the function
 */
export function compileUpdate(sent: unknown): (own: StoredRecord) => StoredRecord {
  const update = check(sent, updateSchema, 'data');
  const names = Object.keys(update);
  if (names.length === 0) throw invalid('data', 'must have at least one operator, such as $set');
  for (const name of names) {
    if (operators.includes(name)) continue;
    throw invalid(`data.${name}`, `is not a known operator; use ${operators.join(', ')}`);
  }
  return (own) => {
    const changed = structuredClone({ ...own });
    try {
      applyUpdate(changed, update);
    } catch (error) {
      throw invalid('data', error);
    }
    // As JSON, since $currentDate sets a Date.
    return JSON.parse(JSON.stringify(changed));
  };
}
