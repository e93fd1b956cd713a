import { z } from 'zod';
import type { FieldPath } from '../tree';

type Node = z.core.JSONSchema.JSONSchema;

/** Tells by its path whether a field of a schema has words, which a writer can change without changing what the page does. */
export function createWordsTest(schema: z.ZodType): (path: FieldPath) => boolean {
  const root: Node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return (path) =>
    path
      .reduce<Node[]>(
        (found, step) => found.flatMap((node) => childrenOf(node, step, root)),
        expand(root, root),
      )
      .some(({ words }) => words === true);
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
