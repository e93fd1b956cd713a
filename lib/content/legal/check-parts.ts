import type { Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { hrefOf } from '../registry';
import type { Mistakes } from './mistakes';

interface Known {
  pageNames: readonly string[];
  /** The ids of the text's own headings. */
  ids: ReadonlySet<string>;
  /** The site's words, which a text may name in braces. */
  words: readonly string[];
}

/** What a legal text is made of; the article has looks for these and nothing else. */
const allowed = new Set<Nodes['type']>([
  'root',
  'heading',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'break',
  'link',
  'inlineCode',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
]);

/** Tells everything of a text that the page cannot show, and makes page names into addresses. */
export function checkParts(root: Root, known: Known, mistakes: Mistakes): void {
  visit(root, (node) => {
    if (node.type === 'html') {
      mistakes.at(node, 'is raw HTML, which is not shown: write it as Markdown');
    } else if (!allowed.has(node.type) || (node.type === 'listItem' && node.checked != null)) {
      mistakes.at(node, `is no part of a legal text (${node.type}): use paragraphs, lists, tables`);
    } else if (node.type === 'text') {
      checkWords(node, node.value, known.words, mistakes);
    } else if (node.type === 'link') {
      checkWords(node, node.url, known.words, mistakes);
      checkLink(node, known, mistakes);
    }
  });
}

function checkWords(node: Nodes, value: string, words: readonly string[], mistakes: Mistakes) {
  for (const [whole, word = ''] of value.matchAll(/\{(\w+)\}/g)) {
    if (words.includes(word)) continue;
    const names = words.map((name) => `{${name}}`).join(', ');
    mistakes.within(node, whole, `${whole} is no word of the site: there are ${names}`);
  }
}

function checkLink(link: Link, { pageNames, ids }: Known, mistakes: Mistakes) {
  const { url } = link;
  if (/^(mailto:\S+@|mailto:\{\w+\}|https:\/\/)/.test(url)) return;
  if (url.startsWith('#')) {
    if (!ids.has(url.slice(1))) mistakes.at(link, `there is no heading with the id “${url}” here`);
  } else if (pageNames.includes(url)) {
    link.url = hrefOf(url);
  } else {
    const remedy = 'a name from pages.yaml, a heading’s #id, mailto: or https:';
    mistakes.at(link, `there is no page named “${url}”: a link leads to ${remedy}`);
  }
}
