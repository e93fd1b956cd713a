import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem';
import { type FieldPath, formatPath } from './tree';
import { yamlProblems } from './yaml-problems';

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
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const problems = found
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, message }): Problem => ({ file, ...at(offset), field: '', message }))
    // Only the first of each line, since one mistake often causes others.
    .filter(({ line }, index, all) => line !== all[index - 1]?.line);
  return {
    file,
    text,
    /** Null if the file has syntax errors. */
    value,
    hasSyntaxErrors,
    /** Syntax errors, and text that doesn't mean what it looks like. */
    problems,
    /** Creates a problem located at a value, at its field name, or at some text within the value. */
    problemAt: (path: FieldPath, message: string, target: ProblemTarget = 'value'): Problem => ({
      file,
      ...at(problemOffset(document, text, path, target)),
      field: formatPath(path),
      message,
    }),
  };
}

function problemOffset(
  document: Document,
  text: string,
  path: FieldPath,
  target: ProblemTarget,
): number {
  const [value, end] = nodeRange(document, path);
  if (target === 'value') return value;
  if (target !== 'name') {
    const before = text
      .slice(value, end)
      .split(target.within, (target.nth ?? 0) + 1)
      .join(target.within);
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
