import type { StoredRecord } from './query';

const maxBroadcastBytes = 16 * 1024;
const maxStringBytes = 10 * 1024;

/**
 * The record as it fits into a broadcast: the same object if it's small enough. Otherwise, strings over 10 KB are
 * empty; if that isn't enough, only the ID is left.
 */
export function fitBroadcast(record: StoredRecord): StoredRecord {
  if (fits(record)) return record;
  const slimmed = Object.fromEntries(
    Object.entries(record).map(([field, value]) => [field, isLongString(value) ? '' : value]),
  );
  return fits(slimmed) ? slimmed : { id: record.id };
}

function fits(record: StoredRecord): boolean {
  return Buffer.byteLength(JSON.stringify(record)) <= maxBroadcastBytes;
}

function isLongString(value: unknown): boolean {
  return typeof value === 'string' && Buffer.byteLength(value) > maxStringBytes;
}
