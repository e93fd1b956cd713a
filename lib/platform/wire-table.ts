import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { answerSchema } from './wire-recorder';

const versionSchema = z.enum(['0.8.17', '0.8.50', 'ours']);
/** A header that isn't sent is null. */
const headersSchema = z.record(z.string(), z.string().nullable());

/** A row of wire-calls.yaml or wire-answers.yaml, which say what its fields mean. */
const rowSchema = z.strictObject({
  call: z.tuple([z.string()], z.unknown()).default(['get', '7']),
  sends: z.string().default('nothing'),
  body: z.unknown().default(null),
  headers: z.array(headersSchema).default([]),
  gets: z.unknown().default({ id: '7', success: true }),
  answers: z.array(answerSchema).optional(),
  requests: z.int().default(1),
  returns: z.unknown().optional(),
  has: z.record(z.string(), z.unknown()).optional(),
  refused: z.string().optional(),
  unexpected: z.string().optional(),
  fails: z.record(z.string(), z.unknown()).optional(),
  since: versionSchema.default('0.8.17'),
  after: z.string().optional(),
  but: z
    .strictObject({
      request: z.string().optional(),
      headers: headersSchema.optional(),
      body: z.unknown().optional(),
      because: z.string(),
      only: versionSchema.optional(),
    })
    .optional(),
});

export type Row = z.output<typeof rowSchema> & { name: string };

function fileOf(text: string): File {
  return new File([text], 'plan ä.txt', { type: 'text/plain' });
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.append('note', 'one');
  form.append('plan', fileOf(text));
  return form;
}

const customTags = [
  { tag: '!date', resolve: (text: string) => new Date(text) },
  { tag: '!file', resolve: fileOf },
  { tag: '!form', resolve: formOf },
  { tag: '!function', resolve: () => () => undefined },
];

/** The rows with the full names of their calls: `entities.Task.get`. */
export function readTable(file: string): Row[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const { values, ...groups } = z
    .record(z.string(), z.unknown())
    .parse(parse(text, { customTags }));
  return Object.entries(groups).flatMap(([group, rows]) =>
    z
      .array(rowSchema)
      .parse(rows)
      .map((row) => ({ ...row, name: (group === 'client' ? '' : `${group}.`) + row.call[0] })),
  );
}
