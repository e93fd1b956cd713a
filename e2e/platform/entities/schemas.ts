import { z } from 'zod';
import { check } from '../api/read-request';
import { ApiError } from '../errors';
import { withoutSystemFields } from '../store/records';

const line = z.string().trim().min(1).max(200);
const text = z.string().max(50_000);
const dateTime = z.iso.datetime({ offset: true });

const rowsSchema = z.array(z.unknown());
const rowSchema = z.record(z.string(), z.unknown());

/** An example of a plant's entities, for previews and tests. Times are ISO 8601 with an offset. */
const schemas = {
  Task: z.strictObject({
    title: line,
    description: text.optional(),
    status: z.enum(['open', 'in_progress', 'done']).default('open'),
    priority: z.int().min(1).max(5).default(3),
    due_date: dateTime.nullable().optional(),
    assignee: z.email().nullable().optional(),
    tags: z.array(line).max(50).default([]),
  }),
  ShiftEntry: z.strictObject({
    shift: z.enum(['day', 'night']),
    unit: line,
    summary: text.min(1),
    handed_over: z.boolean().default(false),
    readings: z.record(z.string().max(200), z.number()).default({}),
  }),
};

export type EntitySchema = z.ZodObject;

/** The schema of an entity of the app. @throws ApiError 404 for an unknown name */
export function requireSchema(entity: string): EntitySchema {
  const schema = new Map<string, EntitySchema>(Object.entries(schemas)).get(entity);
  if (schema) return schema;
  throw new ApiError(404, 'entity_unknown', `The app has no entity "${entity}" for this call`);
}

/** Parses a list of records by the schema. Throws ApiError 422 with the row and the field. */
export function readRows(rows: unknown, schema: EntitySchema): Record<string, unknown>[] {
  return check(rows, rowsSchema).map((row, index) => readRow(row, schema, String(index)));
}

/** Parses a record by the schema, ignoring the system fields. Throws ApiError 422. */
export function readRow(row: unknown, schema: EntitySchema, place = ''): Record<string, unknown> {
  return check(withoutSystemFields(check(row, rowSchema, place)), schema, place);
}
