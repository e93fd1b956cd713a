import type { z } from 'zod';
import { closestMatch } from './did-you-mean';
import { stringField } from './schemas/unique';

type Issue = z.core.$ZodRawIssue;

const genericMessage = 'isn’t valid here: compare it with the entries around it';

/** Says what's wrong with a value and what's expected, for schemas without a message of their own. */
export function issueMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongTypeMessage(issue.expected, issue.input, issue.inst);
    case 'too_small':
      return `must ${sizeLimit(issue.origin, issue.exact ? 'exactly' : 'at least', issue.minimum)}${actualLength(issue.input)}`;
    case 'too_big':
      return `must ${sizeLimit(issue.origin, issue.exact ? 'exactly' : 'at most', issue.maximum)}${actualLength(issue.input)}`;
    case 'invalid_value':
      return oneOfMessage(issue.values);
    case 'invalid_union':
      return unionMessage(issue.input, issue);
    case 'custom':
      return undefined;
    default:
      return genericMessage;
  }
}

/** The message for an unknown field. */
export function unknownFieldMessage(name: string, known: readonly string[]): string {
  const closest = closestMatch(name, known);
  if (closest !== null) return `isn’t a field here: did you mean ${closest}?`;
  const remedy = 'fix its name or remove it';
  return known.length === 0
    ? `isn’t a field here: ${remedy}`
    : `isn’t a field here: ${remedy}; the fields here are ${known.join(', ')}`;
}

function wrongTypeMessage(expected: string, input: unknown, schema: Issue['inst']): string {
  if (input === undefined) return `is missing: add ${typeName(expected, schema)}`;
  if (input === null) return 'is empty: write something after the colon, or remove the field';
  if (expected === 'string') return notTextMessage(input);
  return `must be ${typeName(expected, schema)}`;
}

function notTextMessage(input: unknown): string {
  if (Array.isArray(input)) return 'must be text, not a list';
  if (typeof input !== 'object' || input === null)
    return `must be text: put it in quotes, like "${input}"`;
  const fields = Object.keys(input);
  if (fields.includes('to') || fields.includes('mail'))
    return 'must be text, not a link: links go in actions, or in a field named link';
  const [word] = fields;
  return fields.length === 1 && word !== undefined && /^\w+$/.test(word)
    ? `must be text: if it starts with {${word}}, put it in quotes, like "{${word}}"`
    : 'must be text, not a group of fields';
}

function typeName(expected: string, schema: Issue['inst']): string {
  switch (expected) {
    case 'string':
      return 'text';
    case 'array':
      return 'a list, with each entry on its own line after a dash and a space';
    case 'boolean':
      return 'true or false, without quotes';
    case 'number':
      return 'a number, without quotes';
    case 'int':
      return 'a whole number, without quotes';
    default: {
      const fields = schemaFields(schema);
      return `a group of fields${fields.length === 0 ? '' : `: ${fields.join(', ')}`}`;
    }
  }
}

/** The field names of an object schema; empty for other schemas. */
export function schemaFields(schema: Issue['inst']): string[] {
  const definition: unknown = schema?._zod.def;
  if (typeof definition !== 'object' || definition === null || !('shape' in definition)) return [];
  return Object.keys(definition.shape ?? {});
}

/** The message for an invalid discriminator of a union. */
function unionMessage(group: unknown, { discriminator, options }: Record<string, unknown>): string {
  if (typeof discriminator !== 'string' || !Array.isArray(options)) return genericMessage;
  const names = options.filter((name) => typeof name === 'string');
  const closest = closestMatch(stringField(group, discriminator) ?? '', names);
  return `${oneOfMessage(names)}${closest === null ? '' : `; did you mean ${closest}?`}`;
}

function oneOfMessage(values: readonly unknown[]): string {
  return `must be one of: ${values.join(', ')}`;
}

function sizeLimit(origin: string, how: string, count: number | bigint): string {
  if (origin === 'array') return `have ${how} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return origin === 'string' ? `have ${how} ${count} characters` : `be ${how} ${count}`;
}

function actualLength(input: unknown): string {
  return Array.isArray(input) ? `, but has ${input.length}` : '';
}
