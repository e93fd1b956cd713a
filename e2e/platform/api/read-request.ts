import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from '../errors';

/** The request's JSON, parsed by the schema. Throws ApiError 400 for invalid JSON, 422 as `check` does. */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  return check(parseJson(await c.req.text()), schema);
}

/** The query parameters, parsed by the schema. Throws as `check` does. */
export function readQuery<T>(c: Context, schema: z.ZodType<T>): T {
  return check(c.req.query(), schema);
}

/** @throws ApiError 400 for invalid JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ApiError(400, 'invalid_json', `The body is not valid JSON: ${reason}`);
  }
}

/** The value as parsed by the schema. Throws ApiError 422 with each invalid field's path, which starts with `place`. */
export function check<T>(value: unknown, schema: z.ZodType<T>, place = ''): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const messages = result.error.issues.map(({ path, message }) => {
    const field = [...(place === '' ? [] : [place]), ...path].join('.');
    return field === '' ? message : `${field}: ${message}`;
  });
  throw new ApiError(422, 'validation_failed', messages.join('; '));
}

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
