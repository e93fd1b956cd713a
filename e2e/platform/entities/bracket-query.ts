import { maxDepth, tooDeepError } from './query-limits';

type Tree = Map<string, Tree | string>;

const listOperators = ['$and', '$or', '$in', '$nin'];

/**
 * Reads a query in bracket notation, which some HTTP libraries use for objects: `q[status]=done`, `q[priority][$gt]=2`,
 * `q[id][$in][]=a`. It doesn't distinguish strings from numbers, so each value matches
 * as either.
 *
 * @returns the same structure as `q` in JSON, or undefined if there is no query
 * @throws QueryTooLargeError if it's nested too deep
 */
export function readBracketQuery(params: URLSearchParams): object | undefined {
  const tree: Tree = new Map();
  for (const [name, value] of params) {
    if (!/^q(\[[^[\]]*\])+$/.test(name)) continue;
    const keys = [...name.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);
    if (keys.length > maxDepth) throw tooDeepError();
    insert(tree, keys, value);
  }
  return tree.size === 0 ? undefined : queryOf(tree);
}

function insert(tree: Tree, [key = '', ...rest]: readonly string[], value: string): void {
  const name = key === '' ? String(tree.size) : key;
  if (rest.length === 0) {
    tree.set(name, value);
    return;
  }
  const existing = tree.get(name);
  const branch: Tree = existing instanceof Map ? existing : new Map();
  tree.set(name, branch);
  insert(branch, rest, value);
}

function queryOf(tree: Tree): object {
  return Object.fromEntries(
    [...tree].map(([field, part]) => {
      if (listOperators.includes(field)) return [field, listOf(part)];
      return [field, part instanceof Map ? conditionOf(part) : equality(part)];
    }),
  );
}

/** A field's value: operators, or the fields of an object. */
function conditionOf(tree: Tree): object {
  return Object.fromEntries(
    [...tree].map(([operator, part]) => {
      if (part instanceof Map) {
        return [operator, listOperators.includes(operator) ? listOf(part) : conditionOf(part)];
      }
      if (operator === '$ne') return ['$nin', possibleValues(part)];
      if (listOperators.includes(operator)) return [operator, possibleValues(part)];
      return [operator, operator.startsWith('$') ? possibleValues(part).at(-1) : equality(part)];
    }),
  );
}

function listOf(part: Tree | string): unknown[] {
  if (!(part instanceof Map)) return possibleValues(part);
  return [...part.values()].flatMap((item) =>
    item instanceof Map ? queryOf(item) : possibleValues(item),
  );
}

function equality(text: string): unknown {
  const values = possibleValues(text);
  return values.length === 1 ? text : { $in: values };
}

/** The text, and the number, boolean, or null that it may stand for. */
function possibleValues(text: string): unknown[] {
  const isLiteral = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text);
  return isLiteral ? [text, JSON.parse(text)] : [text];
}
