import { compareValues } from './compare-values';
import { fieldOf, type StoredRecord } from './query';

/** A computed column: its name in the rows, and its value for a group of records. */
export type Column = readonly [
  name: string,
  compute: (records: readonly StoredRecord[]) => unknown,
];

interface Measures {
  count: boolean;
  sum: readonly string[];
  avg: readonly string[];
  min: readonly string[];
  max: readonly string[];
  countDistinct?: string | undefined;
}

/** `count`, `sum_<field>`, and so on. Sums and averages ignore anything but numbers, the others ignore null. */
export function measureColumns({ count, sum, avg, min, max, countDistinct }: Measures): Column[] {
  const columns: Column[] = [
    ...columnsOf('sum', sum, (values) => total(values.filter(isNumber))),
    ...columnsOf('avg', avg, (values) => average(values.filter(isNumber))),
    ...columnsOf('min', min, (values) => values.toSorted(compareValues)[0] ?? null),
    ...columnsOf('max', max, (values) => values.toSorted(compareValues).at(-1) ?? null),
    ...columnsOf(
      'count_distinct',
      countDistinct === undefined ? [] : [countDistinct],
      (values) => new Set(values.map((value) => JSON.stringify(value))).size,
    ),
  ];
  return count ? [['count', (records) => records.length], ...columns] : columns;
}

function columnsOf(
  measure: string,
  fields: readonly string[],
  compute: (values: readonly unknown[]) => unknown,
): Column[] {
  return fields.map((field) => [
    `${measure}_${field}`,
    (records) =>
      compute(records.map((record) => fieldOf(record, field)).filter((value) => value !== null)),
  ]);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function average(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : total(numbers) / numbers.length;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
