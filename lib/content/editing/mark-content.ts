import type { Element, RootContent } from 'hast';
import type { z } from 'zod';
import { mapStrings, valueAt } from '../tree';
import type { ProseSection } from '../types';
import { markdownBody, markWords, type Place } from './place';
import { createWordsTest } from './schema-lookup';

/**
 * Adds to the words of a file where they come from, for editing on the page. In development only: published pages have no
 * marks. Leaves out names that the code compares, and values that aren't in the file.
 */
export function markValue<T>(value: T, file: string, schema: z.ZodType, source: unknown): T {
  const isWords = createWordsTest(schema);
  return mapStrings(value, (words, path) => {
    if (!isWords(path) || typeof valueAt(source, path) !== 'string') return words;
    return markWords(words, [
      file,
      ...path.map((step) => (typeof step === 'number' ? step : String(step))),
    ]);
  });
}

const blocks = ['p', 'li', 'td', 'th', 'h3', 'figure'];

/** Marks the texts of a Markdown file with the heading, paragraph, list item, or table cell that they're in. */
export function markProse(sections: readonly ProseSection[], file: string): ProseSection[] {
  const markHeading = <T extends { id: string; heading: string }>(titled: T): T =>
    titled.id === ''
      ? titled
      : { ...titled, heading: markWords(titled.heading, [file, markdownBody, titled.id]) };
  return sections.map((section) => ({
    ...markHeading(section),
    subheadings: section.subheadings.map(markHeading),
    body: {
      ...section.body,
      children: section.body.children.map((node) => markNode(node, null, file)),
    },
  }));
}

function markNode<T extends RootContent>(node: T, block: Element | null, file: string): T;
function markNode(node: RootContent, block: Element | null, file: string): RootContent {
  if (node.type === 'text') {
    const place = block === null || node.value.trim() === '' ? null : blockPlace(block, file);
    return place === null ? node : { ...node, value: markWords(node.value, place) };
  }
  if (node.type !== 'element') return node;
  if (node.tagName === 'img' && block !== null) {
    const place = blockPlace(block, file);
    const alt = String(node.properties.alt);
    return place === null
      ? node
      : { ...node, properties: { ...node.properties, alt: markWords(alt, place) } };
  }
  const own = blocks.includes(node.tagName) ? node : block;
  return { ...node, children: node.children.map((child) => markNode(child, own, file)) };
}

function blockPlace({ position, properties }: Element, file: string): Place | null {
  if (typeof properties.id === 'string') return [file, markdownBody, properties.id];
  if (position === undefined) return null;
  return [file, markdownBody, position.start.line, position.start.column];
}
