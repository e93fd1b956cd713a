import { z } from 'zod';
import { check } from '../api/read-json';
import { ApiError } from '../errors';
import { measureColumns } from './aggregate-columns';
import { compareValues } from './compare-values';
import { dateBucket, dateBucketUnits } from './date-bucket';
import { fieldName, fieldNames } from './field-names';
import { checkedQuery, parseSort, sortSchema } from './list-query';
import { fieldOf, type StoredRecord } from './query';

const maxRows = 1000;
const measured = fieldNames(20).default([]);
const specSchema = z.strictObject({
  query: z.unknown().optional(),
  groupBy: fieldNames(4).default([]),
  dateBucket: z.strictObject({ field: fieldName, unit: z.enum(dateBucketUnits) }).optional(),
  count: z.boolean().default(true),
  sum: measured,
  avg: measured,
  min: measured,
  max: measured,
  countDistinct: fieldName.optional(),
  having: z.unknown().optional(),
  sort: sortSchema,
  limit: z.int().min(1).max(maxRows).default(maxRows),
});
type Spec = z.infer<typeof specSchema>;
type Reader = (record: StoredRecord) => unknown;

/**
 * Groups records and computes measures per group. Without grouping, there's one row. The rows have the group's fields,
 * then the measures. They're sorted by group unless the spec has a sort. `truncated` means there are more rows.
 *
 * @throws ApiError 422 that names the invalid part of the spec
 */
export function aggregate(
  records: readonly StoredRecord[],
  sent: unknown,
): { rows: StoredRecord[]; truncated: boolean } {
  const spec = check(sent, specSchema);
  const readers = groupReaders(spec);
  const columns = measureColumns(spec);
  const matches = spec.query === undefined ? () => true : checkedQuery(spec.query, 'query');
  const passes = spec.having === undefined ? () => true : checkedQuery(spec.having, 'having');
  const compare = rowOrder(
    spec.sort,
    [...readers.keys()],
    columns.map(([name]) => name),
  );

  const groups = groupRecords(records.filter(matches), readers);
  const rows = groups
    .map(([group, members]): StoredRecord => {
      const values = columns.map(([name, compute]) => [name, compute(members)]);
      return { ...group, ...Object.fromEntries(values) };
    })
    .filter(passes)
    .sort(compare);
  return { rows: rows.slice(0, spec.limit), truncated: rows.length > spec.limit };
}

/** How to read each field that the records are grouped by. */
function groupReaders({ groupBy, dateBucket: bucket }: Spec): Map<string, Reader> {
  const readers = new Map(
    groupBy.map((field): [string, Reader] => [field, (record) => fieldOf(record, field)]),
  );
  if (bucket === undefined) return readers;
  const { field, unit } = bucket;
  if (readers.has(field)) throw invalid('dateBucket.field: can’t be in groupBy too');
  if (unit === 'week' && field !== 'created_date' && field !== 'updated_date') {
    throw invalid('dateBucket.unit: week is only for created_date and updated_date');
  }
  return readers.set(field, (record) => dateBucket(fieldOf(record, field), unit));
}

function groupRecords(
  records: readonly StoredRecord[],
  readers: ReadonlyMap<string, Reader>,
): [group: StoredRecord, members: StoredRecord[]][] {
  if (readers.size === 0) return [[{}, [...records]]];
  const groups = new Map<string, [StoredRecord, StoredRecord[]]>();
  for (const record of records) {
    const group = Object.fromEntries([...readers].map(([name, read]) => [name, read(record)]));
    const key = JSON.stringify(group);
    const found = groups.get(key);
    if (found) found[1].push(record);
    else groups.set(key, [group, [record]]);
  }
  return [...groups.values()];
}

/** Compares rows by the requested column, if any, and then by their group. */
function rowOrder(
  sort: string | undefined,
  groups: readonly string[],
  measures: readonly string[],
) {
  const order = sort === undefined ? [] : [parseSort(sort)];
  const names = [...groups, ...measures];
  for (const { field } of order) {
    if (!names.includes(field)) throw invalid(`sort: must be one of ${names.join(', ')}`);
  }
  const keys = [...order, ...groups.map((field) => ({ field, sign: 1 }))];
  return (one: StoredRecord, other: StoredRecord): number => {
    for (const { field, sign } of keys) {
      const difference = sign * compareValues(one[field], other[field]);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function invalid(message: string): ApiError {
  return new ApiError(422, 'validation_failed', message);
}
