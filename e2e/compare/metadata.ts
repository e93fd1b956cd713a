import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { textOf } from '@/lib/export/html';

/** Names that say nothing about the page's content. */
const ignored = new Set(['next-size-adjust', 'viewport']);

/**
 * What search engines and shared links get to see, by name: `title`, `description`, `canonical`, `language`, every other
 * named meta element, and each value of the structured data, such as `JSON-LD WebPage.dateModified`.
 */
export function readMetadata(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    const before = found.get(name);
    found.set(name, before === undefined ? String(value) : `${before}\n${value}`);
  };
  const title = select('head title', tree);
  if (title !== undefined) add('title', textOf(title));
  add('language', property(select('html', tree), 'lang'));
  for (const meta of selectAll('meta[name], meta[property]', tree)) {
    const name = property(meta, 'name') || property(meta, 'property');
    if (!ignored.has(name)) add(name, property(meta, 'content'));
  }
  for (const link of selectAll('link[rel=canonical], link[rel=alternate]', tree)) {
    add(property(link, 'rel'), property(link, 'href') || '/');
  }
  for (const script of selectAll('script[type="application/ld+json"]', tree)) {
    for (const [name, value] of flatten(parseJson(textOf(script)), 'JSON-LD')) add(name, value);
  }
  return found;
}

export function property(element: Element | undefined, name: string): string {
  const value = element?.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Compared as text.
    return text;
  }
}

/** The values in nested data, with the types of the things that have them instead of their positions. */
function flatten(value: unknown, path: string): [name: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  if (Array.isArray(value)) return value.flatMap((item) => flatten(item, path));
  const type = '@type' in value ? ` ${value['@type']}` : '';
  return Object.entries(value)
    .filter(([key]) => key !== '@context')
    .flatMap(([key, item]) => flatten(item, key === '@graph' ? path : `${path}${type}.${key}`));
}
