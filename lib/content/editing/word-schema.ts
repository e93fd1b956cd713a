import { z } from 'zod';
import type { FieldPath } from '../parse-yaml';

type Node = z.core.JSONSchema.JSONSchema;

/** Looks up fields of a schema by path. Undefined for a path that the schema doesn't have. */
export function createSchemaLookup(schema: z.ZodType) {
  const root: Node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (path: FieldPath) => {
    const nodes = path.reduce<Node[]>(
      (found, step) => found.flatMap((node) => childrenOf(node, step, root)),
      expand(root, root),
    );
    if (nodes.length === 0) return undefined;
    const find = (key: 'maxLength' | 'minItems' | 'maxItems') =>
      nodes.find((node) => node[key] !== undefined)?.[key];
    return {
      /** Whether a writer can change its words without changing what the page does. */
      isWords: nodes.some(({ words }) => words === true),
      maxLength: find('maxLength') ?? null,
      /** Of the entries of a list. Without a limit, null: JSON has no Infinity. */
      minItems: find('minItems') ?? 0,
      maxItems: find('maxItems') ?? null,
    };
  };
}

function childrenOf({ properties, items, prefixItems }: Node, step: PropertyKey, root: Node) {
  const child =
    typeof step === 'number' ? (prefixItems?.[step] ?? items) : properties?.[String(step)];
  const node = Array.isArray(child) ? child[Number(step)] : child;
  return typeof node === 'object' ? expand(node, root) : [];
}

/** A node and its alternatives, with references resolved. */
function expand(node: Node, root: Node): Node[] {
  if (node.$ref !== undefined) {
    const target = node.$ref
      .split('/')
      .slice(1)
      // JSON Schema's references are JSON pointers into the same document.
      .reduce<unknown>((value, name) => Object(value)[name], root);
    return expand(target as Node, root);
  }
  const alternatives = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  return [
    node,
    ...alternatives.flatMap((one) => (typeof one === 'object' ? expand(one, root) : [])),
  ];
}
