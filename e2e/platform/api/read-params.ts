import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors';
import { isForm, readForm } from './read-form';
import { check, parseJson, readJson } from './read-json';

const paramsSchema = z.record(z.string(), z.unknown());
const errorStatuses = [400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502, 503] as const;
const errorSchema = z.looseObject({
  status: z.coerce.number().pipe(z.literal(errorStatuses)).default(500),
  message: z.string().max(1000).default('Failed on request'),
});

/** Named parameters; only a form can include files. */
export interface Params {
  data: Record<string, unknown>;
  files: { field: string; file: File }[];
}

/**
 * Reads a call's named parameters from JSON or a form. In a form, objects and lists are JSON text, and the last value
 * of a repeated name wins. Throws as readJson and readForm do.
 */
export async function readParams(c: Context): Promise<Params> {
  if (!isForm(c)) return { data: check(await readJson(c, z.unknown()), paramsSchema), files: [] };
  const fields: [string, unknown][] = [];
  const files: Params['files'] = [];
  for (const [field, value] of await readForm(c)) {
    if (value instanceof File) files.push({ field, file: value });
    else fields.push([field, fromText(value)]);
  }
  return { data: Object.fromEntries(fields), files };
}

function fromText(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return parseJson(text);
  } catch {
    // It only looks like JSON: plain text.
    return text;
  }
}

/** Throws the ApiError requested by the parameters `status` and `message`; 422 if the status isn't supported. */
export function throwRequestedError(data: Record<string, unknown>, code: string): never {
  const { status, message } = check(data, errorSchema);
  throw new ApiError(status, code, message);
}
