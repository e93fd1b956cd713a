import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { closestMatch } from './did-you-mean';
import type { Problem } from './problem';
import { yamlProblems } from './yaml-syntax';
import { issueMessage, schemaFields, unknownFieldMessage } from './zod-messages';

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

export type FieldPath = readonly PropertyKey[];

export type YamlFile = ReturnType<typeof loadYaml>;

/** `nth` counts earlier occurrences of the text within the value. */
type ProblemTarget = 'value' | 'name' | { within: string; nth?: number };

/** Parses a YAML file of `content/`, without validating it against a schema. */
export function loadYaml(file: string, text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const found = yamlProblems(document, text);
  const hasSyntaxErrors = found.some(({ isFatal }) => isFatal);
  const value: unknown = hasSyntaxErrors ? null : document.toJS();
  const problems: Problem[] = found
    .map(({ offset, message }) => ({ file, ...positionAt(lines, offset), field: '', message }))
    // Only the first of each line, since one mistake often causes others.
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index);
  return {
    file,
    text,
    /** Null if the file has syntax errors. */
    value,
    hasSyntaxErrors,
    /** Syntax errors and lint findings. */
    problems,
    /** Creates a problem located at a value, at its field name, or at some text within the value. */
    problemAt: (path: FieldPath, message: string, at: ProblemTarget = 'value'): Problem => ({
      file,
      ...positionAt(lines, problemOffset(document, text, path, at)),
      field: formatPath(path),
      message,
    }),
  };
}

/**
 * Validates a loaded file against a schema. Returns all problems of the file at once, each with line, column, and
 * field, worded for writers who don't know YAML or schemas.
 */
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
      if (issue.code === 'unrecognized_keys')
        knownFields.set(formatPath(issue.path ?? []), schemaFields(issue.inst));
      return issueMessage(issue);
    },
  });
  if (result.success && opened.problems.length === 0) return { value: result.data, problems: [] };
  const issues = result.success ? [] : dropFollowUpIssues(result.error.issues);
  /** Fields that are missing somewhere, by name. */
  const missing = new Map(
    issues.flatMap((issue) =>
      issue.code === 'invalid_type' && issue.input === undefined
        ? [[issue.path.at(-1), issue.path] as const]
        : [],
    ),
  );
  const misplaced = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.filter((key) => isAbove(missing.get(key), issue.path))
      : [],
  );
  const problems = issues.flatMap((issue) => {
    if (issue.code === 'invalid_type' && misplaced.some((key) => missing.get(key) === issue.path)) {
      return [];
    }
    if (issue.code !== 'unrecognized_keys') {
      const within: unknown = issue.code === 'custom' ? issue.params?.within : undefined;
      const at = typeof within === 'string' ? { within } : 'value';
      return [opened.problemAt(issue.path, issue.message + suggestion(issue), at)];
    }
    // zod reports unknown fields as one issue of their parent. Writers need one problem per field.
    const fields = knownFields.get(formatPath(issue.path)) ?? [];
    return issue.keys.map((key) => {
      const message = misplaced.includes(key)
        ? `isn’t a field of ${String(issue.path.at(-1))}, but of the group around it: start it further left`
        : unknownFieldMessage(key, fields);
      return opened.problemAt([...issue.path, key], message, 'name');
    });
  });
  return { value: null, problems: [...opened.problems, ...problems] };
}

/** Parses a YAML file and validates it against a schema. Pure. */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): ParseResult<z.output<S>> {
  return validateYaml(loadYaml(file, text), schema);
}

function isAbove(field: FieldPath | undefined, path: FieldPath): boolean {
  if (field === undefined || field.length > path.length) return false;
  return field.slice(0, -1).every((step, index) => step === path[index]);
}

/** Keeps only the type error of a value with the mistyped type; its other issues follow from that. */
function dropFollowUpIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const mistyped = new Set<string>();
  return issues.filter(({ code, path }) => {
    const field = formatPath(path);
    if (mistyped.has(field)) return false;
    if (code === 'invalid_type') mistyped.add(field);
    return true;
  });
}

/** An unknown enum value is usually a typo of a known one. */
function suggestion(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return '';
  const names = issue.values.filter((value) => typeof value === 'string');
  const closest = closestMatch(issue.input, names);
  return closest === null ? '' : `; did you mean ${closest}?`;
}

function positionAt(lines: LineCounter, offset: number) {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function problemOffset(
  document: Document,
  text: string,
  path: FieldPath,
  at: ProblemTarget,
): number {
  const [value, end] = nodeRange(document, path);
  if (at === 'value') return value;
  if (at !== 'name') {
    const before = text
      .slice(value, end)
      .split(at.within, (at.nth ?? 0) + 1)
      .join(at.within);
    return before.length < end - value ? value + before.length : value;
  }
  const group = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(group) ? group.items : [];
  const key = pairs.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key;
  return isNode(key) && key.range ? key.range[0] : value;
}

/** A missing field has no position, so this falls back to its nearest ancestor. */
function nodeRange(document: Document, path: FieldPath): [start: number, end: number] {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node: unknown =
      depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  }
  return [0, 0];
}

/** `showcases[1].headline` */
export function formatPath(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
