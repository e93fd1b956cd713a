import type { z } from 'zod';
import { nearest } from './did-you-mean';

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a value and what would be right, for schemas that say no more of their own. */
export function inPlainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input, issue.inst);
    case 'too_small':
      if (issue.origin !== 'array') return undefined;
      return `must hold ${issue.exact ? 'exactly' : 'at least'} ${entries(issue.minimum)}, and holds ${length(issue.input)}`;
    case 'too_big':
      if (issue.origin !== 'array') return undefined;
      return `must hold ${issue.exact ? 'exactly' : 'at most'} ${entries(issue.maximum)}, and holds ${length(issue.input)}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? oneOf(issue.options)
        : 'does not fit in this place: compare it with its neighbors';
    default:
      return undefined;
  }
}

/** The same for a field that is not known in its place. */
export function unknownField(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  if (meant !== null) return `is no field of this place: did you mean ${meant}?`;
  const remedy = 'correct its name or take it away';
  return known.length === 0
    ? `is no field of this place: ${remedy}`
    : `is no field of this place: ${remedy}; the fields here are ${known.join(', ')}`;
}

function wrongKind(expected: string, input: unknown, schema: Issue['inst']): string {
  if (input === undefined) return `is missing: write ${kind(expected, schema)}`;
  if (input === null) return 'is empty: write something behind its colon or take the field away';
  if (expected === 'string') return notText(input);
  return `must be ${kind(expected, schema)}`;
}

function notText(input: unknown): string {
  if (Array.isArray(input)) return 'must be one text, and a list stands here';
  if (typeof input !== 'object' || input === null)
    return `must be a text: put it in quotes, like "${input}"`;
  const fields = Object.keys(input);
  if (fields.includes('to') || fields.includes('mail'))
    return 'must be a text, and a link stands here: only actions and fields named link take links';
  const [word] = fields;
  return fields.length === 1 && word !== undefined && /^\w+$/.test(word)
    ? `must be a text: one that begins with {${word}} needs quotes, like "{${word}}"`
    : 'must be a text, and a group of fields stands here';
}

function kind(expected: string, schema: Issue['inst']): string {
  switch (expected) {
    case 'string':
      return 'a text';
    case 'array':
      return 'a list, each entry on a line that begins with a dash and a space';
    case 'boolean':
      return 'true or false, without quotes';
    case 'number':
    case 'int':
      return 'a whole number, without quotes';
    default: {
      const fields = fieldsOf(schema);
      return `a group of fields${fields.length === 0 ? '' : `: ${fields.join(', ')}`}`;
    }
  }
}

/** The names of the fields that a schema of a group knows. */
export function fieldsOf(schema: Issue['inst']): string[] {
  const definition: unknown = schema?._zod.def;
  if (typeof definition !== 'object' || definition === null || !('shape' in definition)) return [];
  return Object.keys(definition.shape ?? {});
}

function oneOf(values: readonly unknown[]): string {
  return `must be one of: ${values.join(', ')}`;
}

function entries(count: number | bigint): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function length(input: unknown): number {
  return Array.isArray(input) ? input.length : 0;
}
