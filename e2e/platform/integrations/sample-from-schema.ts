import { z } from 'zod';

const maxDepth = 10;
const jsonSchema = z.looseObject({
  type: z.string().optional().catch(undefined),
  enum: z.array(z.unknown()).optional().catch(undefined),
  properties: z.record(z.string(), z.unknown()).optional().catch(undefined),
  items: z.unknown().optional(),
});

/**
 * A value of the form that a JSON schema describes, texts being `text`: what stands in for a model's
 * answer. What it does not understand of a schema is answered with null.
 */
export function sampleFromSchema(schema: unknown, text: string, depth = 0): unknown {
  const read = jsonSchema.safeParse(schema);
  if (!read.success || depth > maxDepth) return null;
  const { type, enum: choices, properties = {}, items } = read.data;
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
