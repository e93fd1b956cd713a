import { ApiError } from '../errors';
import type { Services } from '../services';
import type { Account } from '../store/accounts';
import { type EntityRecord, systemFields, withoutSystemFields } from '../store/records';
import { publishChange } from './publish';
import type { StoredRecord } from './query';
import { type EntitySchema, readRow } from './schemas';

interface Upsert {
  entity: string;
  schema: EntitySchema;
  user: Account;
  rows: readonly StoredRecord[];
  /** The fields that identify a record. */
  key: readonly string[];
}

/**
 * Merges each row into the record with the same key, or adds it if there is none. Of rows with the same key, the last
 * one wins. Call it for one entity at a time.
 *
 * @throws ApiError 422 before anything is written, if a row has no key or a record would become invalid
 */
export async function upsert(
  services: Pick<Services, 'appId' | 'generation' | 'now' | 'rooms' | 'store'>,
  { entity, schema, user, rows, key }: Upsert,
): Promise<{ created: number; updated: number; records: EntityRecord[] }> {
  const { records } = services.store;
  const rowsByKey = new Map(rows.map((row, index) => [keyOf(row, key, String(index)), row]));
  const existing = new Map<string, EntityRecord>();
  for (const record of await records.list(entity)) {
    const text = JSON.stringify(key.map((field) => record[field]));
    if (!existing.has(text)) existing.set(text, record);
  }
  for (const [text, row] of rowsByKey) {
    readRow({ ...existing.get(text), ...row }, schema, String(rows.indexOf(row)));
  }

  const written: EntityRecord[] = [];
  let created = 0;
  for (const [text, row] of rowsByKey) {
    const id = existing.get(text)?.id;
    const merge = (own: StoredRecord) => readRow({ ...own, ...row }, schema);
    const changed = id === undefined ? undefined : await records.update(entity, id, merge);
    // There was none, or it has just been deleted.
    const [added] = changed ? [] : await records.add(entity, user, [merge({})]);
    const record = changed ?? added;
    if (!record) continue;
    created += added ? 1 : 0;
    written.push(record);
    publishChange(services, entity, added ? 'create' : 'update', record);
  }
  return { created, updated: written.length - created, records: written };
}

/** The key's values as text. */
function keyOf(row: StoredRecord, key: readonly string[], place: string): string {
  const own = withoutSystemFields(row);
  const values = key.map((field) => {
    if (systemFields.includes(field)) throw invalid('key', `${field} can’t be a key`);
    const value = Object.hasOwn(own, field) ? own[field] : undefined;
    if (value !== undefined && value !== null) return value;
    throw invalid(`records.${place}.${field}`, 'is required, since it’s part of the key');
  });
  return JSON.stringify(values);
}

function invalid(place: string, message: string): ApiError {
  return new ApiError(422, 'validation_failed', `${place}: ${message}`);
}
