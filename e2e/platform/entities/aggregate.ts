import { aggregate as runPipeline } from 'mingo';
import { z } from 'zod';
import { check } from '../api/read-json';
import { parseSort, sortSchema } from './list-query';
import { compileQuery, type StoredRecord } from './query';

const maxRows = 1000;
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
  limit: z.int().min(1).max(maxRows).default(maxRows),
});
type Spec = z.infer<typeof specSchema>;

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
  const matches = compileQuery(spec.query ?? {}, 'query');
  const passes = compileQuery(spec.having ?? {}, 'having');
  const group = groupFields(spec);
  const { accumulators, columns } = measures(spec);
  const order = new Map<string, number>();
  if (spec.sort !== undefined) {
    const { field, sign } = parseSort(spec.sort);
    order.set(field, sign);
  }
  for (const field of Object.keys(group)) if (!order.has(field)) order.set(field, 1);

  const isTotal = Object.keys(group).length === 0;
  const grouped = runPipeline(records.filter(matches), [
    { $group: { _id: group, ...accumulators } },
    { $replaceRoot: { newRoot: { $mergeObjects: ['$_id', columns] } } },
    ...(order.size === 0 ? [] : [{ $sort: Object.fromEntries(order) }]),
  ]);
  const rows = (isTotal && grouped.length === 0 ? [totalOfNothing(columns)] : grouped).filter(
    passes,
  );
  return { rows: rows.slice(0, spec.limit), truncated: rows.length > spec.limit };
}

function groupFields({ groupBy, dateBucket }: Spec): Record<string, object> {
  const group: Record<string, object> = {};
  for (const field of groupBy) group[field] = { $ifNull: [`$${field}`, null] };
  if (dateBucket) {
    const { field, unit } = dateBucket;
    const start = { $dateTrunc: { date: { $toDate: `$${field}` }, unit, startOfWeek: 'monday' } };
    group[field] = { $dateToString: { date: start, format: '%Y-%m-%d' } };
  }
  return group;
}

/** `count`, `sum_<field>`, and so on: how a group is accumulated, and the columns that become of it. */
function measures(spec: Spec) {
  const accumulators: Record<string, object> = {};
  if (spec.count) accumulators.count = { $sum: 1 };
  for (const measure of ['sum', 'avg', 'min', 'max'] as const) {
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
  return { accumulators, columns };
}

function totalOfNothing(columns: object): StoredRecord {
  const isSum = (name: string) => /^(count|sum_|count_distinct_)/.test(name);
  return Object.fromEntries(Object.keys(columns).map((name) => [name, isSum(name) ? 0 : null]));
}
