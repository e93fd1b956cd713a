import type { z } from 'zod';
import { closestMatch, didYouMean } from './did-you-mean';
import type { YamlFile } from './load-yaml';
import type { Problem } from './problem';
import { valueAt } from './tree';

export type ParseResult<T> = { value: T; problems: [] } | { value: null; problems: Problem[] };

/** Reads and validates a YAML file of `content/`; null if it has a problem. */
export type ReadYaml = <S extends z.ZodType>(
  name: string,
  schema: S,
  page?: string | null,
) => z.output<S> | null;

/** Whether every file was read without a problem. */
export function isComplete<T extends object>(
  found: T,
): found is T & { [Name in keyof T]: NonNullable<T[Name]> } {
  return Object.values(found).every((value) => value !== null);
}

/** Validates a loaded file against a schema. Returns all problems of the file at once. */
export function validateYaml<S extends z.ZodType>(
  opened: YamlFile,
  schema: S,
): ParseResult<z.output<S>> {
  if (opened.hasSyntaxErrors) return { value: null, problems: opened.problems };
  const result = schema.safeParse(opened.value, { reportInput: true, error: messageOf });
  if (result.success && opened.problems.length === 0) return { value: result.data, problems: [] };
  const issues = result.error?.issues ?? [];
  const problems = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, opened);
    const within: unknown = issue.code === 'custom' ? issue.params?.within : undefined;
    const target = typeof within === 'string' ? { within } : 'value';
    return [opened.problemAt(issue.path, issue.message + suggestion(issue), target)];
  });
  return { value: null, problems: [...opened.problems, ...problems] };
}

/** zod's messages, except where writers don't know its types. Of unknown fields, the known ones. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, expected, values, input, inst } = issue;
  if (code === 'unrecognized_keys') return fieldsOf(inst).join(', ');
  const isChoice = code === 'invalid_value' && Array.isArray(values) && values.length > 1;
  if (isChoice && input !== undefined) return `must be one of ${values.join(', ')}`;
  if (code !== 'invalid_type') return undefined;
  if (input === undefined) return 'is missing: add it';
  if (input === null) return 'is empty: write something after the colon, or remove the field';
  // YAML reads {name} as a group with an empty field.
  const isGroup = typeof input === 'object' && Object.values(input).some((field) => field !== null);
  return expected === 'string' && !isGroup ? 'must be text: put it in quotes' : undefined;
}

/** An unknown enum value is usually a typo of a known one. */
function suggestion(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return '';
  return didYouMean(
    issue.input,
    issue.values.filter((value) => typeof value === 'string'),
  );
}

/** zod reports unknown fields as one issue of their group. Writers need one problem for each. */
function unknownFields(
  { keys, path, message: known }: z.core.$ZodIssueUnrecognizedKeys,
  opened: YamlFile,
): Problem[] {
  return keys.map((key) => {
    const closest = closestMatch(key, known.split(', '));
    const other =
      closest === null
        ? `fix its name, move it, or remove it; the fields here are ${known}`
        : `did you mean ${closest}?`;
    const isComma = valueAt(opened.value, [...path, key]) === null;
    const hint = isComma
      ? 'if it belongs to the text before it, put that text in quotes, because of its comma'
      : other;
    return opened.problemAt([...path, key], `isn’t a field here: ${hint}`, 'name');
  });
}

/** The field names of an object schema. */
function fieldsOf(schema: z.core.$ZodRawIssue['inst']): string[] {
  const definition: unknown = schema?._zod.def;
  return Object.keys(Object(valueAt(definition, ['shape'])));
}
