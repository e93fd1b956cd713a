import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem';

export type Parsed<T> = { value: T; problems: [] } | { value: null; problems: Problem[] };

/**
 * Reads one YAML file's text by a schema. Pure: the same text gives the same answer.
 * All mistakes of the file come back at once, each with line, column and field.
 */
export function parseYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): Parsed<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      value: null,
      problems: document.errors.map((error) => ({
        file,
        ...place(lines, error.pos[0]),
        field: '',
        message: `is not valid YAML: ${error.message}`,
      })),
    };
  }

  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, problems: [] };
  return {
    value: null,
    problems: result.error.issues.flatMap(unfold).map(({ path, message }) => ({
      file,
      ...place(lines, offsetOf(document, path)),
      field: fieldName(path),
      message,
    })),
  };
}

/** zod tells unknown fields as one issue of their parent; a writer looks for each of them. */
function unfold(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: 'is no field of this place: correct its name or take it away',
  }));
}

function place(lines: LineCounter, offset: number) {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** A missing field has no place of its own: then its nearest parent's is where to write it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node: unknown =
      depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}
