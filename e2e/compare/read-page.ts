import type { Nodes, Root } from 'hast';
import { textOf } from '@/lib/export/html';
import { printable } from '@/lib/fetch-limited';

const inline =
  /^(a|abbr|b|bdi|br|cite|code|em|i|kbd|mark|q|s|small|span|strong|su[bp]|time|tspan|u|var|wbr)$/;

/**
 * What people and programs read on a page, line by line: words, where links lead, paths of pictures and films, what only
 * screen readers say, and what the head says to search engines.
 */
export function readPage(tree: Root): string[] {
  const lines = [''];
  read(tree);
  return lines.map((line) => printable(line.replace(/\s+/g, ' ')).trim()).filter(Boolean);

  function read(node: Nodes): void {
    if (node.type === 'text') lines.push(lines.pop() + node.value);
    if (node.type === 'root') for (const child of node.children) read(child);
    if (node.type !== 'element' || /^(style|template|noscript)$/.test(node.tagName)) return;
    const { tagName, properties } = node;
    const { alt, ariaLabel, placeholder, title, href, rel, src, poster, content } = properties;
    // The site's script sets these anew.
    if (properties.dataToday !== undefined || properties.dataYear !== undefined) return;
    if (tagName === 'script') {
      // Structured data, with each value on a line.
      const isData = properties.type === 'application/ld+json';
      lines.push(...(isData ? textOf(node).split(/(?<=[,{[])(?=")/) : []), '');
      return;
    }
    // Without a name, it's the security policy or the encoding.
    const name = properties.name ?? properties.property;
    if (tagName === 'meta' && name !== undefined) lines.push(`${name}: ${content}`, '');
    if (tagName === 'link' && /canonical|icon/.test(String(rel))) lines.push(`${rel}: ${href}`, '');
    const isBlock = !inline.test(tagName);
    if (isBlock) lines.push(/^h[1-6]$/.test(tagName) ? `${tagName}: ` : '');
    for (const label of [alt, ariaLabel, placeholder, title, src, poster]) {
      if (label !== undefined) lines.push(String(label), '');
    }
    for (const child of node.children) read(child);
    if (tagName === 'a') lines.push(`${lines.pop()} → ${href}`);
    lines.push(isBlock ? '' : `${lines.pop()} `);
    // What a page shows only after a click: the sentences in the props of an island.
    if (typeof properties.dataProps !== 'string') return;
    JSON.parse(properties.dataProps, (_, value) => {
      // Words, rather than an identifier.
      if (typeof value === 'string' && /\s/.test(value)) lines.push(`After a click: ${value}`, '');
    });
  }
}
