import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '../markdown/parse-markdown';
import { gapCharacter, mapToSource, sliceRun, type TextRun } from './text-run';
import { yamlProse } from './yaml-prose';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Prose in the front matter, paragraphs, headings, and table cells of a Markdown file, without code. */
export function markdownProse(source: string): TextRun[] {
  const split = splitFrontMatter(source);
  const body = split?.body ?? source;
  // The body has empty lines in place of the front matter, so offsets differ from those in the file.
  const shift = source.length - body.length;
  const found = split === null ? [] : yamlProse(split.frontMatter);
  visit(markdown.parse(body) as Root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const run: TextRun = { text: '', offsets: [], start: 0, field: '' };
    const parts = node.children.flatMap((child) => partsOf(child, body));
    run.text = parts.map(({ text }) => text).join('');
    run.offsets = parts.flatMap(({ offsets }) => offsets.map((offset) => offset + shift));
    found.push(sliceRun(run));
  });
  return found;
}

function partsOf(node: Nodes, source: string): Pick<TextRun, 'text' | 'offsets'>[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  if (node.type === 'text')
    return [{ text: node.value, offsets: mapToSource(node.value, source, start, end) }];
  if (node.type === 'image') {
    const { alt, title } = node;
    const description = alt ?? '';
    const runs = [
      { text: description, offsets: mapToSource(description, source, start + '!['.length, end) },
    ];
    if (title == null) return runs;
    const caption = Math.max(source.indexOf(title, start), start);
    const gap = { text: gapCharacter, offsets: [caption] };
    return [...runs, gap, { text: title, offsets: mapToSource(title, source, caption, end) }];
  }
  if ('children' in node) return node.children.flatMap((child) => partsOf(child, source));
  return [{ text: gapCharacter, offsets: [start] }];
}
