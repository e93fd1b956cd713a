import type { Context } from 'hono';
import { z } from 'zod';
import { isForm, readForm } from './read-form';
import { check, parseJson, readJson } from './read-json';

const paramsSchema = z.record(z.string(), z.unknown());

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
    // Only starts like JSON: plain text.
    return text;
  }
}
