import type { z } from 'zod';
import { closestMatch, didYouMean } from './did-you-mean';
import { loadYaml, type YamlFile } from './load-yaml';
import type { Problem } from './problem';
import { formatPath, valueAt } from './tree';

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

/** Parses a YAML file and validates it against a schema. Pure. */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): ParseResult<z.output<S>> {
  return validateYaml(loadYaml(file, text), schema);
}

/** Validates a loaded file against a schema. Returns all problems of the file at once. */
export function validateYaml<S extends z.ZodType>(
  opened: YamlFile,
  schema: S,
): ParseResult<z.output<S>> {
  if (opened.hasSyntaxErrors) return { value: null, problems: opened.problems };
  /** Known fields of each group that has an unknown one, by the path of the group. */
  const knownFields = new Map<string, string[]>();
  const result = schema.safeParse(opened.value, {
    reportInput: true,
    error: (issue) => {
      if (issue.code === 'unrecognized_keys') {
        knownFields.set(formatPath(issue.path ?? []), fieldsOf(issue.inst));
      }
      return typeMessage(issue);
    },
  });
  if (result.success && opened.problems.length === 0) return { value: result.data, problems: [] };
  const issues = result.success ? [] : result.error.issues;
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(issue, knownFields.get(formatPath(issue.path)) ?? [], opened)
      : [opened.problemAt(issue.path, issue.message + suggestion(issue), targetOf(issue))],
  );
  return { value: null, problems: [...opened.problems, ...problems] };
}

/** zod's messages, except where writers don't know its types. */
function typeMessage({ code, expected, input }: z.core.$ZodRawIssue): string | undefined {
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

function targetOf(issue: z.core.$ZodIssue) {
  const within: unknown = issue.code === 'custom' ? issue.params?.within : undefined;
  return typeof within === 'string' ? { within } : 'value';
}

/** zod reports unknown fields as one issue of their group. Writers need one problem for each. */
function unknownFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  known: readonly string[],
  opened: YamlFile,
): Problem[] {
  return keys.map((key) => {
    const closest = closestMatch(key, known);
    const comma =
      'if it belongs to the text before it, put that text in quotes, because of its comma';
    const hint =
      valueAt(opened.value, [...path, key]) === null
        ? comma
        : closest === null
          ? `fix its name, move it, or remove it${known.length === 0 ? '' : `; the fields here are ${known.join(', ')}`}`
          : `did you mean ${closest}?`;
    return opened.problemAt([...path, key], `isn’t a field here: ${hint}`, 'name');
  });
}

/** The field names of an object schema; empty for other schemas. */
function fieldsOf(schema: z.core.$ZodRawIssue['inst']): string[] {
  const definition: unknown = schema?._zod.def;
  if (typeof definition !== 'object' || definition === null || !('shape' in definition)) return [];
  return Object.keys(definition.shape ?? {});
}
