import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { closestMatch } from './did-you-mean';
import type { Problem } from './problem';
import { lintYaml, syntaxErrors } from './yaml-syntax';
import { issueMessage, schemaFields, unknownFieldMessage } from './zod-messages';

export type ParseResult<T> = { value: T; problems: [] } | { value: null; problems: Problem[] };

export type FieldPath = readonly PropertyKey[];

/** A YAML file as it is written, before any schema has looked at it. */
export interface YamlFile {
  file: string;
  text: string;
  /** What it says; null when its syntax is broken. */
  value: unknown;
  hasSyntaxErrors: boolean;
  /** Mistakes of its syntax. */
  problems: Problem[];
  /** A mistake at a value, at the name of its field, or at some words within the value. */
  problemAt(path: FieldPath, message: string, at?: ProblemTarget): Problem;
}

type ProblemTarget = 'value' | 'name' | { within: string };

export function loadYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const broken = syntaxErrors(document, text);
  const mistakes = [...broken, ...lintYaml(document, text)];
  const problems = mistakes.map(({ offset, field, message }) => ({
    file,
    ...positionAt(lines, offset),
    field,
    message,
  }));
  return {
    file,
    text,
    value: broken.length > 0 ? null : document.toJS(),
    hasSyntaxErrors: broken.length > 0,
    problems,
    problemAt: (path, message, at = 'value') => ({
      file,
      ...positionAt(lines, problemOffset(document, text, path, at)),
      field: formatPath(path),
      message,
    }),
  };
}

/**
 * Looks at an opened file by a schema. All mistakes of the file come back at once, each with line,
 * column and field, in words that need no knowledge of YAML or of schemas.
 */
export function validateYaml<S extends z.ZodType>(
  opened: YamlFile,
  schema: S,
): ParseResult<z.output<S>> {
  if (opened.hasSyntaxErrors) return { value: null, problems: opened.problems };
  /** By place: the fields that a group knows, for whoever wrote another. */
  const known = new Map<string, string[]>();
  const result = schema.safeParse(opened.value, {
    reportInput: true,
    error: (issue) => {
      if (issue.code === 'unrecognized_keys')
        known.set(formatPath(issue.path ?? []), schemaFields(issue.inst));
      return issueMessage(issue);
    },
  });
  if (result.success && opened.problems.length === 0) return { value: result.data, problems: [] };
  const issues = result.success ? [] : dropFollowUpIssues(result.error.issues);
  const problems = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      return [opened.problemAt(issue.path, issue.message + suggestion(issue))];
    }
    // zod tells unknown fields as one issue of their parent; a writer looks for each of them.
    const fields = known.get(formatPath(issue.path)) ?? [];
    return issue.keys.map((key) =>
      opened.problemAt([...issue.path, key], unknownFieldMessage(key, fields), 'name'),
    );
  });
  return { value: null, problems: [...opened.problems, ...problems] };
}

/** Reads one YAML file's text by a schema. Pure: the same text gives the same answer. */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): ParseResult<z.output<S>> {
  return validateYaml(loadYaml(file, text), schema);
}

/** What is of the wrong kind is also too short, too long, not on the list: one remedy is enough. */
function dropFollowUpIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const wrong = new Set<string>();
  return issues.filter(({ code, path }) => {
    const field = formatPath(path);
    if (wrong.has(field)) return false;
    if (code === 'invalid_type') wrong.add(field);
    return true;
  });
}

/** A word that is none of a list is most often one of them with a slip. */
function suggestion(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return '';
  const names = issue.values.filter((value) => typeof value === 'string');
  const meant = closestMatch(issue.input, names);
  return meant === null ? '' : `; did you mean ${meant}?`;
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
  const value = nodeOffset(document, path);
  if (at === 'value') return value;
  if (at !== 'name') return Math.max(text.indexOf(at.within, value), value);
  const group = document.getIn(path.slice(0, -1), true);
  const pairs = isMap(group) ? group.items : [];
  const key = pairs.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key;
  return isNode(key) && key.range ? key.range[0] : value;
}

/** A missing field has no place of its own: then its nearest parent's is where to write it. */
function nodeOffset(document: Document, path: FieldPath): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node: unknown =
      depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** `showcases[1].headline` */
export function formatPath(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
