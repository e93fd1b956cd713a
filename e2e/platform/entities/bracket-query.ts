import { maxDepth, tooDeepError } from './query-limits';

type Tree = Map<string, Tree | string>;

const listOperators = ['$and', '$or', '$in', '$nin'];

/**
 * The query that stands in parameters such as `q[status]=done`, `q[priority][$gt]=2`, `q[id][$in][]=a`: how
 * some HTTP libraries write an object. Texts and numbers look alike in it, so that a value is taken for both.
 *
 * @returns a query as `q` has it in JSON, or undefined where there is none
 * @throws QueryTooLargeError for one that is nested too deep
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
  const known = tree.get(name);
  const branch: Tree = known instanceof Map ? known : new Map();
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

/** What follows a field: operators, or the fields of an object. */
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
  return [...part.values()].flatMap((one) =>
    one instanceof Map ? queryOf(one) : possibleValues(one),
  );
}

function equality(text: string): unknown {
  const all = possibleValues(text);
  return all.length === 1 ? text : { $in: all };
}

/** The text, and the number, truth or null that it may have been. */
function possibleValues(text: string): unknown[] {
  const isLiteral = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text);
  return isLiteral ? [text, JSON.parse(text)] : [text];
}
