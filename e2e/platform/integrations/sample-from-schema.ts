import { z } from 'zod';

/** The parts of JSON Schema that describe a model's answer. */
export const jsonSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.json()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
});
type JsonSchema = z.infer<typeof jsonSchema>;
export type Json = z.core.util.JSONType;

/** Generates a value that matches the schema, as a stand-in for a model's answer. Every string is `text`. */
export function sampleFromSchema(schema: JsonSchema, text: string): Json {
  const { type, enum: choices, properties = {}, items } = schema;
  if (choices !== undefined) return choices[0] ?? null;
  if (type === 'string') return text;
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  if (type === 'array') return items ? [sampleFromSchema(items, text)] : [];
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, sampleFromSchema(part, text)]),
  );
}
