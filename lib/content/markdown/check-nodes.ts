import type { Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { parseTarget } from '../links';
import { unknownVariables } from '../references';
import { hrefOf } from '../registry';
import { isSuppressionComment } from '../voice/suppressions';
import type { ProblemCollector } from './problem-collector';

interface CheckContext {
  pageNames: readonly string[];
  /** The ids of the text's own headings. */
  headingIds: readonly string[];
  /** The site's words, which a text may name in braces. */
  variables: readonly string[];
  /** What is wrong with a link to a place on a page of the site. */
  linkProblem: (to: string) => string | null;
}

/** What a text is made of; the article has looks for these and nothing else. */
const allowedNodeTypes = new Set<Nodes['type']>([
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
export function checkNodes(root: Root, known: CheckContext, mistakes: ProblemCollector): void {
  visit(root, (node) => {
    if (node.type === 'html') {
      if (!isSuppressionComment(node.value))
        mistakes.addAt(node, 'is raw HTML, which isn’t shown: write it as Markdown');
    } else if (
      !allowedNodeTypes.has(node.type) ||
      (node.type === 'listItem' && node.checked != null)
    ) {
      mistakes.addAt(node, `can’t be used here (${node.type}): use paragraphs, lists, and tables`);
    } else if (node.type === 'text') {
      checkVariables(node, node.value, known.variables, mistakes);
    } else if (node.type === 'link') {
      checkVariables(node, node.url, known.variables, mistakes);
      checkLink(node, known, mistakes);
    }
  });
}

function checkVariables(
  node: Nodes,
  value: string,
  words: readonly string[],
  mistakes: ProblemCollector,
) {
  for (const { word, message } of unknownVariables(value, words))
    mistakes.addWithin(node, word, message);
}

function checkLink(
  link: Link,
  { pageNames, headingIds, linkProblem }: CheckContext,
  mistakes: ProblemCollector,
) {
  const { url } = link;
  if (/^mailto:\{\w+\}$|^https:\/\/[^\s/]/.test(url)) return;
  if (url.startsWith('mailto:')) {
    if (!z.email().safeParse(url.slice('mailto:'.length)).success)
      mistakes.addAt(link, `“${url}” isn’t an email address: write one like mailto:{contactMail}`);
  } else if (url.startsWith('#')) {
    const meant = didYouMean(url.slice(1), headingIds);
    if (!headingIds.includes(url.slice(1)))
      mistakes.addAt(link, `no heading here has the ID “${url}”${meant}`);
  } else if (pageNames.includes(parseTarget(url).page)) {
    const problem = linkProblem(url);
    if (problem !== null) mistakes.addAt(link, problem);
    link.url = hrefOf(url);
  } else {
    const { page } = parseTarget(url);
    const remedy = 'a name from pages.yaml, a heading’s #id, mailto:, or https:';
    const meant = didYouMean(page.replace(/^\//, ''), pageNames);
    mistakes.addAt(link, `there is no page named “${page}”: link to ${remedy}${meant}`);
  }
}
