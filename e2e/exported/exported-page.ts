import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { parsePage, textOf as textContent } from '@/lib/export/html';
import { pages } from '../registry';

/** The text of a file of the export. */
export function readExported(file: string): string {
  return readFileSync(join('out', file), 'utf8');
}

export interface ExportedPage {
  html: string;
  /** All elements that a CSS selector matches. */
  all(selector: string): Element[];
  /** The only element that a CSS selector matches. */
  one(selector: string): Element;
  /** The section that a URL fragment leads to. */
  section(id: string): Element;
}

const parsed = new Map<string, ExportedPage>();

/** Parsed once for all tests. */
export function exportedPage(name: string): ExportedPage {
  const page = parsed.get(name) ?? parseExported(name);
  parsed.set(name, page);
  return page;
}

function parseExported(name: string): ExportedPage {
  const html = readExported(`${name}.html`);
  const tree = parsePage(html);
  return {
    html,
    all: (selector) => selectAll(selector, tree),
    one: (selector) => only(selectAll(selector, tree), `${selector} in ${name}.html`),
    section(id) {
      // A section that can be collapsed has its anchor inside.
      const found = selectAll(`section#${id}, section:has(> * #${id})`, tree);
      return only(found.slice(-1), `sections #${id} in ${name}.html`);
    },
  };
}

/** Every page of the registry, with what was exported of it. */
export const exportedPages = pages.map((page) => ({ ...page, ...exportedPage(page.name) }));

export function only(found: readonly Element[], what: string): Element {
  const [element, ...others] = found;
  if (element === undefined || others.length > 0)
    throw new Error(`there are ${found.length} ${what}`);
  return element;
}

/** All elements in an element that a CSS selector matches. */
export function allIn(part: Element, selector: string): Element[] {
  return selectAll(selector, part);
}

/** Whether an element has one that matches a CSS selector. */
export function has(part: Element, selector: string): boolean {
  return select(selector, part) !== undefined;
}

/** The text as it reads: whitespace collapsed. */
export function textOf(node: Nodes): string {
  return textContent(node).replace(/\s+/g, ' ').trim();
}

/** The whole text, with spaces between elements. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  return node.children.map(wordsOf).join(' ').replace(/\s+/g, ' ');
}

/** The URLs of all links in an element. */
export function addressesIn(part: Element): string[] {
  return allIn(part, 'a[href]').map(({ properties }) => String(properties.href));
}
