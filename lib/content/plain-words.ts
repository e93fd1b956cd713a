import type { z } from 'zod';
import { nearest } from './did-you-mean';
import { textIn } from './schemas/unique';

type Issue = z.core.$ZodRawIssue;

const misplaced = 'is not right in this place: compare it with its neighbors';

/** What is wrong with a value and what would be right, for schemas that say no more of their own. */
export function inPlainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue.expected, issue.input, issue.inst);
    case 'too_small':
      return `must ${bound(issue.origin, issue.exact ? 'exactly' : 'at least', issue.minimum)}${held(issue.input)}`;
    case 'too_big':
      return `must ${bound(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum)}${held(issue.input)}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return noneOf(issue.input, issue);
    case 'custom':
      return undefined;
    default:
      return misplaced;
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

/** A field that decides which others stand beside it. */
function noneOf(group: unknown, { discriminator, options }: Record<string, unknown>): string {
  if (typeof discriminator !== 'string' || !Array.isArray(options)) return misplaced;
  const names = options.filter((name) => typeof name === 'string');
  const meant = nearest(textIn(group, discriminator) ?? '', names);
  return `${oneOf(names)}${meant === null ? '' : `; did you mean ${meant}?`}`;
}

function oneOf(values: readonly unknown[]): string {
  return `must be one of: ${values.join(', ')}`;
}

function bound(origin: string, how: string, count: number | bigint): string {
  if (origin === 'array') return `hold ${how} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return origin === 'string' ? `have ${how} ${count} letters` : `be ${how} ${count}`;
}

function held(input: unknown): string {
  return Array.isArray(input) ? `, and holds ${input.length}` : '';
}
