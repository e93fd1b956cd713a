import type { z } from 'zod';
import { closestMatch } from './did-you-mean';

type Issue = z.core.$ZodRawIssue;

/** What a type is called in YAML. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list, with each entry on its own line after a dash and a space',
  boolean: 'true or false, without quotes',
  int: 'a whole number, without quotes',
  number: 'a number, without quotes',
  object: 'a group of fields',
  string: 'text',
};

/** The message for a value of the wrong type, in terms of YAML. Undefined for other issues: zod's messages will do. */
export function issueMessage(issue: Issue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  const { expected, input } = issue;
  const name = typeNames[expected] ?? expected;
  if (input === undefined) return `is missing: add ${name}`;
  if (input === null) return 'is empty: write something after the colon, or remove the field';
  return expected === 'string' ? notTextMessage(input) : `must be ${name}`;
}

function notTextMessage(input: unknown): string {
  if (Array.isArray(input)) return 'must be text, not a list';
  if (typeof input !== 'object' || input === null) return 'must be text: put quotes around it';
  const fields = Object.keys(input);
  if (fields.includes('to') || fields.includes('mail'))
    return 'must be text, not a link: links go in actions, or in a field named link';
  const [word] = fields;
  return fields.length === 1 && word !== undefined && /^\w+$/.test(word)
    ? `must be text: if it starts with {${word}}, put it in quotes, like "{${word}}"`
    : 'must be text, not a group of fields';
}

/** The message for an unknown field. */
export function unknownFieldMessage(name: string, known: readonly string[]): string {
  const closest = closestMatch(name, known);
  if (closest !== null) return `isn’t a field here: did you mean ${closest}?`;
  const all = known.length === 0 ? '' : `; the fields here are ${known.join(', ')}`;
  return `isn’t a field here: fix its name or remove it${all}`;
}

/** The field names of an object schema; empty for other schemas. */
export function schemaFields(schema: Issue['inst']): string[] {
  const definition: unknown = schema?._zod.def;
  if (typeof definition !== 'object' || definition === null || !('shape' in definition)) return [];
  return Object.keys(definition.shape ?? {});
}
