import type { Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { unknownWords } from '../references';
import { hrefOf } from '../registry';
import { targetOf } from '../targets';
import { isNote } from '../voice/notes';
import type { Mistakes } from './mistakes';

interface Known {
  pageNames: readonly string[];
  /** The ids of the text's own headings. */
  ids: readonly string[];
  /** The site's words, which a text may name in braces. */
  words: readonly string[];
  /** What is wrong with a link to a place on a page of the site. */
  linkProblem: (to: string) => string | null;
}

/** What a text is made of; the article has looks for these and nothing else. */
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
      if (!isNote(node.value))
        mistakes.at(node, 'is raw HTML, which isn’t shown: write it as Markdown');
    } else if (!allowed.has(node.type) || (node.type === 'listItem' && node.checked != null)) {
      mistakes.at(node, `can’t be used here (${node.type}): use paragraphs, lists, and tables`);
    } else if (node.type === 'text') {
      checkWords(node, node.value, known.words, mistakes);
    } else if (node.type === 'link') {
      checkWords(node, node.url, known.words, mistakes);
      checkLink(node, known, mistakes);
    }
  });
}

function checkWords(node: Nodes, value: string, words: readonly string[], mistakes: Mistakes) {
  for (const { word, message } of unknownWords(value, words)) mistakes.within(node, word, message);
}

function checkLink(link: Link, { pageNames, ids, linkProblem }: Known, mistakes: Mistakes) {
  const { url } = link;
  if (/^mailto:\{\w+\}$|^https:\/\/[^\s/]/.test(url)) return;
  if (url.startsWith('mailto:')) {
    if (!z.email().safeParse(url.slice('mailto:'.length)).success)
      mistakes.at(link, `“${url}” isn’t an email address: write one like mailto:{contactMail}`);
  } else if (url.startsWith('#')) {
    const meant = didYouMean(url.slice(1), ids);
    if (!ids.includes(url.slice(1)))
      mistakes.at(link, `no heading here has the ID “${url}”${meant}`);
  } else if (pageNames.includes(targetOf(url).page)) {
    const problem = linkProblem(url);
    if (problem !== null) mistakes.at(link, problem);
    link.url = hrefOf(url);
  } else {
    const { page } = targetOf(url);
    const remedy = 'a name from pages.yaml, a heading’s #id, mailto:, or https:';
    const meant = didYouMean(page.replace(/^\//, ''), pageNames);
    mistakes.at(link, `there is no page named “${page}”: link to ${remedy}${meant}`);
  }
}
