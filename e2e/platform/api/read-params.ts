import type { Context } from 'hono';
import { z } from 'zod';
import { isForm, readForm } from './read-form';
import { check, parseJson, readJson } from './read-json';

const paramsSchema = z.record(z.string(), z.unknown());

/** Named parameters; files only come with a form. */
export interface Params {
  data: Record<string, unknown>;
  files: { field: string; file: File }[];
}

/**
 * The named parameters of a call, which come as JSON or as a form; in a form, objects and lists are JSON
 * text, and of values with the same name the last counts. Throws as readJson and readForm do.
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
    // A text that only begins like JSON is a text.
    return text;
  }
}
