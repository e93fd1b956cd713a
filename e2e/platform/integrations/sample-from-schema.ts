import { z } from 'zod';

const maxDepth = 10;
const jsonSchema = z.looseObject({
  type: z.string().optional().catch(undefined),
  enum: z.array(z.unknown()).optional().catch(undefined),
  properties: z.record(z.string(), z.unknown()).optional().catch(undefined),
  items: z.unknown().optional(),
});

/**
 * Generates a value that matches a JSON schema, as a stand-in for a model's answer. Every string is `text`; an
 * unsupported part of the schema becomes null.
 */
export function sampleFromSchema(schema: unknown, text: string, depth = 0): unknown {
  const parsed = jsonSchema.safeParse(schema);
  if (!parsed.success || depth > maxDepth) return null;
  const { type, enum: choices, properties = {}, items } = parsed.data;
  if (choices && choices.length > 0) return choices[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          name,
          sampleFromSchema(part, text, depth + 1),
        ]),
      );
    case 'array':
      return [sampleFromSchema(items, text, depth + 1)];
    case 'string':
      return text;
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    default:
      return null;
  }
}
