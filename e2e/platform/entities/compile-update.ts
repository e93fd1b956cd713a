import { update as applyUpdate } from 'mingo';
import { z } from 'zod';
import { check } from '../api/read-json';
import { invalid, type StoredRecord } from './query';

const updateSchema = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .refine((update) => Object.keys(update).length > 0, 'must have an operator, such as $set');

/**
 * Compiles an update in MongoDB's language, such as `{ $set: { status: 'done' }, $inc: { 'meta.visits': 1 } }`, to a
 * function that returns a changed copy of a record.
 *
 * @throws ApiError 422 that names what's invalid; so does the function
 */
export function compileUpdate(sent: unknown): (own: StoredRecord) => StoredRecord {
  const update = check(sent, updateSchema, 'data');
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
