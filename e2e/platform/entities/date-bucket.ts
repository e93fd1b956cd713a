export const dateBucketUnits = ['day', 'week', 'month', 'year'] as const;
type DateBucketUnit = (typeof dateBucketUnits)[number];

/**
 * The first day, such as 2026-03-01, of the period that an ISO 8601 date is in. In UTC; weeks start on Monday.
 *
 * @returns null for anything but a date
 */
export function dateBucket(value: unknown, unit: DateBucketUnit): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return null;
  const start = new Date(value);
  if (Number.isNaN(start.getTime())) return null;
  if (unit === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  if (unit === 'month') start.setUTCDate(1);
  if (unit === 'year') start.setUTCMonth(0, 1);
  return start.toISOString().slice(0, 10);
}
