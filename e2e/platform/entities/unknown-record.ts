import { ApiError } from '../errors';
import type { EntityRecord } from '../store/records';

/** @throws ApiError 404 if there's no record */
export function requireRecord(
  record: EntityRecord | undefined,
  entity: string,
  id: string,
): EntityRecord {
  if (record) return record;
  throw unknownRecord(entity, id);
}

export function unknownRecord(entity: string, id: string): ApiError {
  return new ApiError(404, 'record_unknown', `There is no ${entity} "${id}"`);
}
