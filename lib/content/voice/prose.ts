import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isScalar, parseDocument } from 'yaml';
import { markdown, splitFrontMatter } from '../markdown/parse-markdown';
import { formatPath, walk } from '../tree';

/** Text that readers see as a unit: a YAML value, or a paragraph. */
export interface TextRun {
  text: string;
  /** Where it starts in the file. */
  start: number;
  /** The path of the YAML field; empty in Markdown. */
  field: string;
}

/** Fields with identifiers, or with what visitors type into search. */
const skippedFields = new Set<PropertyKey>([
  ...['color', 'column', 'contactMail', 'drawing', 'duration', 'file', 'founded', 'group', 'home'],
  ...['href', 'icon', 'id', 'kind', 'mail', 'offset', 'path', 'privacyMail', 'status', 'synonyms'],
  ...['to', 'type', 'updated'],
]);

/** In place of inline code within a text. */
const gap = '\uFFFC';

export function proseOf(file: string, source: string): TextRun[] {
  return file.endsWith('.yaml') ? yamlProse(source) : markdownProse(source);
}

/** Every value that readers see. Empty for a file with syntax errors, which the content check reports. */
function yamlProse(source: string): TextRun[] {
  const document = parseDocument(source, { prettyErrors: false });
  if (document.errors.length > 0) return [];
  const found: TextRun[] = [];
  walk(document.toJS(), [], (text, path) => {
    if (typeof text !== 'string' || path.some((step) => skippedFields.has(step))) return;
    const node = document.getIn(path, true);
    if (isScalar(node) && node.range) {
      found.push({ text: text.trimEnd(), start: node.range[0], field: formatPath(path) });
    }
  });
  return found;
}

/** The front matter, paragraphs, headings, and table cells, without code. */
function markdownProse(source: string): TextRun[] {
  const split = splitFrontMatter(source);
  const body = split?.body ?? source;
  // The body has empty lines in place of the front matter.
  const shift = source.length - body.length;
  const found = split === null ? [] : yamlProse(split.frontMatter);
  visit(markdown.parse(body), ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = textOf(node).replace(/\s*\n\s*/g, ' ');
    found.push({ text, start: (node.position?.start.offset ?? 0) + shift, field: '' });
  });
  return found;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'image') return `${node.alt ?? ''}${gap}${node.title ?? ''}`;
  return 'children' in node ? node.children.map(textOf).join('') : gap;
}
