import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';
import { type FieldPath, formatPath } from '../parse-yaml';
import { mapToSource, type TextRun } from './text-run';

/** Fields with identifiers, or with what visitors type into search. */
const skippedFields = new Set([
  'color',
  'column',
  'contactMail',
  'drawing',
  'duration',
  'file',
  'founded',
  'group',
  'home',
  'href',
  'icon',
  'id',
  'kind',
  'mail',
  'offset',
  'path',
  'privacyMail',
  'status',
  'synonyms',
  'to',
  'type',
  'updated',
]);

/** Every value of a YAML file that readers see. Empty for a file with syntax errors, which `npm run check` reports. */
export function yamlProse(source: string): TextRun[] {
  const document = parseDocument(source, { prettyErrors: false });
  return document.errors.length > 0 ? [] : collectProse(document.contents, source, [], null);
}

/** `name` is the offset of the field's name, if it has one. */
function collectProse(
  node: unknown,
  source: string,
  path: FieldPath,
  name: number | null,
): TextRun[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      const field = isScalar(key) ? String(key.value) : '';
      const at = isNode(key) ? (key.range?.[0] ?? null) : null;
      return skippedFields.has(field) ? [] : collectProse(value, source, [...path, field], at);
    });
  }
  if (isSeq(node))
    return node.items.flatMap((item, index) => collectProse(item, source, [...path, index], null));
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return [];
  const [start, end] = node.range;
  // The first line of a block scalar has only its indicator, >- or |.
  const words = node.type?.startsWith('BLOCK') ? source.indexOf('\n', start) : start;
  const text = node.value.trimEnd();
  const offsets = mapToSource(text, source, words, end);
  return [{ text, offsets, start: name ?? start, field: formatPath(path) }];
}
