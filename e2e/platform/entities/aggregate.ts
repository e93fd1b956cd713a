import { aggregate as runPipeline } from 'mingo';
import { z } from 'zod';
import { check } from '../api/read-request';
import { compileQuery, parseSort, type StoredRecord, sortSchema } from './list-query';

const measures = ['sum', 'avg', 'min', 'max'] as const;
/** One field or a list of them, as a list. */
const fields = z.union([z.string().transform((field) => [field]), z.array(z.string())]).default([]);
const specSchema = z.strictObject({
  query: z.unknown().optional(),
  groupBy: fields,
  dateBucket: z
    .strictObject({ field: z.string(), unit: z.enum(['day', 'week', 'month', 'year']) })
    .optional(),
  count: z.boolean().default(true),
  sum: fields,
  avg: fields,
  min: fields,
  max: fields,
  countDistinct: z.string().optional(),
  having: z.unknown().optional(),
  sort: sortSchema.optional(),
  limit: z.int().min(1).default(1000),
});

/**
 * Groups records and computes measures per group. The rows have the group's fields, then the measures. They're sorted
 * by the spec's sort, then by group. `truncated` means there are more rows.
 *
 * @throws ApiError 422 that names the invalid part of the spec
 */
export function aggregate(
  records: readonly StoredRecord[],
  sent: unknown,
): { rows: StoredRecord[]; truncated: boolean } {
  const spec = check(sent, specSchema);
  const matches = compileQuery(spec.query ?? {}, 'query');
  const passes = compileQuery(spec.having ?? {}, 'having');

  const group: Record<string, object> = {};
  for (const field of spec.groupBy) group[field] = { $ifNull: [`$${field}`, null] };
  if (spec.dateBucket) {
    const { field, unit } = spec.dateBucket;
    const start = { $dateTrunc: { date: { $toDate: `$${field}` }, unit, startOfWeek: 'monday' } };
    group[field] = { $dateToString: { date: start, format: '%Y-%m-%d' } };
  }
  const accumulators: Record<string, object> = spec.count ? { count: { $sum: 1 } } : {};
  for (const measure of measures) {
    for (const field of spec[measure]) {
      accumulators[`${measure}_${field}`] = { [`$${measure}`]: `$${field}` };
    }
  }
  const columns: Record<string, unknown> = Object.fromEntries(
    Object.keys(accumulators).map((name) => [name, `$${name}`]),
  );
  if (spec.countDistinct !== undefined) {
    const name = `count_distinct_${spec.countDistinct}`;
    accumulators[name] = { $addToSet: `$${spec.countDistinct}` };
    columns[name] = { $size: { $setDifference: [`$${name}`, [null]] } };
  }
  const order: Record<string, number> = {};
  if (spec.sort !== undefined) {
    const { field, sign } = parseSort(spec.sort);
    order[field] = sign;
  }
  for (const field of Object.keys(group)) order[field] ??= 1;

  const rows = runPipeline(records.filter(matches), [
    { $group: { _id: group, ...accumulators } },
    { $replaceRoot: { newRoot: { $mergeObjects: ['$_id', columns] } } },
    ...(Object.keys(order).length > 0 ? [{ $sort: order }] : []),
  ]).filter(passes);
  return { rows: rows.slice(0, spec.limit), truncated: rows.length > spec.limit };
}
