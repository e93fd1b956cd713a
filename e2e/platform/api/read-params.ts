import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors';
import { check, readJson } from './read-json';

/** Whether the body is declared as a multipart form, which can include files. */
export function isForm(c: Context): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

/** The file in the form's field `file`. Throws ApiError 422 if there is none. */
export async function readUploadedFile(c: Context): Promise<File> {
  const { file } = isForm(c) ? await c.req.parseBody() : {};
  if (file instanceof File) return file;
  throw new ApiError(422, 'validation_failed', 'file: a file is required');
}

const paramsSchema = z.record(z.string(), z.unknown());
const errorStatuses = [400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502, 503] as const;
const errorSchema = z.looseObject({
  status: z.coerce.number().pipe(z.literal(errorStatuses)).default(500),
  message: z.string().default('Failed on request'),
});

/** Named parameters; only a form can include files. */
export interface Params {
  data: Record<string, unknown>;
  files: { field: string; file: File }[];
}

/** The parameters as JSON. */
export function describeParams({ data, files }: Params) {
  return {
    data,
    files: files.map(({ field, file: { name, size, type } }) => ({ field, name, size, type })),
  };
}

/** Reads a call's named parameters from JSON or a form. In a form, objects and lists are JSON text. */
export async function readParams(c: Context): Promise<Params> {
  if (!isForm(c)) return { data: await readJson(c, paramsSchema), files: [] };
  const data: Params['data'] = {};
  const files: Params['files'] = [];
  for (const [field, value] of await c.req.formData()) {
    if (value instanceof File) files.push({ field, file: value });
    else data[field] = fromText(value);
  }
  return { data, files };
}

function fromText(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
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
