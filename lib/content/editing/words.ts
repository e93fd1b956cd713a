import { isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import { splitFrontMatter } from '../markdown/parse-markdown';
import { positionOf } from '../problem';
import { type FieldPath, formatPath } from '../tree';
import { EditError } from './content-file';
import { type BlockPosition, findBlock, replaceBlock } from './edit-markdown';
import { type Change, editYaml, findText } from './edit-yaml';
import { markdownBody, type Place } from './place';

/** Words in a file of content/, as a writer edits them. */
export type Words = NonNullable<ReturnType<typeof readWords>>;

/** Reads the words at a place; null if there are none, or no longer. @param schema of the file's YAML */
export function readWords(place: Place, source: string, schema: z.ZodType | undefined) {
  const [, ...path] = place;
  const position = blockPosition(place);
  if (position !== null) {
    const block = findBlock(source, position);
    if (block === null) return null;
    const { start, value } = block;
    return { place, ...positionOf(source, start), field: '', value, maxLength: null, entry: null };
  }
  const yaml = yamlOf(place, source);
  const found = findText(yaml, path);
  if (found === null) return null;
  const lookup = schema && createSchemaLookup(schema);
  const entry = findListEntry(yaml, path);
  const limits = entry && lookup?.(entry.path);
  return {
    place,
    ...positionOf(source, found.start),
    /** Empty for the body of a Markdown file. */
    field: formatPath(path),
    /** As in the file, with variables in braces. */
    value: found.value,
    /** In characters; null if there's no limit. */
    maxLength: lookup?.(path)?.maxLength ?? null,
    /** The innermost list that they're in. */
    entry: entry && {
      ...entry,
      minItems: limits?.minItems ?? 0,
      maxItems: limits?.maxItems ?? null,
    },
  };
}

/** The innermost list that a field is in, and the position of its entry; null for a field that isn't in a list. */
function findListEntry(yaml: string, path: FieldPath) {
  const depth = path.findLastIndex((step) => typeof step === 'number');
  const list = depth === -1 ? null : parseDocument(yaml).getIn(path.slice(0, depth), true);
  if (!isSeq(list)) return null;
  return { path: path.slice(0, depth), index: Number(path[depth]), count: list.items.length };
}

/** The file's text with the change at the place. Nothing else in it changes. */
export function changeWords(place: Place, source: string, change: Change): string {
  const [, ...path] = place;
  const position = blockPosition(place);
  if (position === null) {
    const yaml = yamlOf(place, source);
    return editYaml(yaml, path, change) + source.slice(yaml.length);
  }
  if (typeof change === 'string' || !('set' in change)) {
    throw new EditError('refused', 'This text isn’t in a list.');
  }
  return replaceBlock(source, position, change.set);
}

/** The part of the file that is YAML. */
export function yamlOf([file]: Place, source: string): string {
  return file.endsWith('.md') ? (splitFrontMatter(source)?.frontMatter ?? '') : source;
}

function blockPosition([, start, first, second]: Place): BlockPosition | null {
  if (start !== markdownBody) return null;
  if (typeof first === 'number' && typeof second === 'number') return [first, second];
  return [String(first)];
}

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
      /** Of a list. */
      minItems: find('minItems') ?? 0,
      /** Null without a limit: JSON has no Infinity. */
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
