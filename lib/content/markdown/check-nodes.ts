import type { Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { parseTarget, placesOf } from '../links';
import { type Problem, positionOf } from '../problem';
import { hrefOf } from '../registry';
import { unknownVariables } from '../variables';
import { isSuppressionComment } from '../voice/suppressions';
import { isOwnAddress, webAddressProblem } from '../web-address';

/** What links and variables in a text can lead to and stand for. */
export interface CheckContext {
  pageNames: readonly string[];
  /** IDs of the headings in the same file. */
  headingIds: readonly string[];
  /** Names of the variables that text may use in braces. */
  variables: readonly string[];
  /** Returns the problem with a link to a page of the site, or null. */
  linkProblem: (to: string) => string | null;
  /** The site's own host, if the build knows it. */
  ownHost: string | null;
}

/** The only node types that the article styles. */
const allowedNodeTypes = new Set<Nodes['type']>([
  'root',
  'heading',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'break',
  'link',
  // checkImages() checks and places them.
  'image',
  'inlineCode',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'tableCell',
]);

/** Reports everything that the page can't show, and replaces page names in links with URLs. */
export function checkNodes(root: Root, context: CheckContext, collector: ProblemCollector): void {
  visit(root, (node) => {
    if (node.type === 'html') {
      if (!isSuppressionComment(node.value))
        collector.addAt(node, 'is raw HTML, which isn’t shown: write it as Markdown');
    } else if (
      !allowedNodeTypes.has(node.type) ||
      (node.type === 'listItem' && node.checked != null)
    ) {
      collector.addAt(node, `can’t be used here (${node.type}): use paragraphs, lists, and tables`);
    } else if (node.type === 'text') {
      checkVariables(node, node.value, context.variables, collector);
    } else if (node.type === 'image') {
      const words = `${node.alt ?? ''} ${node.title ?? ''}`;
      checkVariables(node, words, context.variables, collector);
    } else if (node.type === 'link') {
      checkVariables(node, node.url, context.variables, collector);
      checkLink(node, context, collector);
    }
  });
}

function checkVariables(
  node: Nodes,
  value: string,
  variables: readonly string[],
  collector: ProblemCollector,
) {
  for (const { within, message } of unknownVariables(value, variables))
    collector.addWithin(node, within, message);
}

function checkLink(
  link: Link,
  { pageNames, headingIds, linkProblem, ownHost }: CheckContext,
  collector: ProblemCollector,
) {
  const { url } = link;
  if (/^mailto:\{\w+\}$/.test(url)) return;
  if (url.startsWith('mailto:')) {
    if (!z.email().safeParse(url.slice('mailto:'.length)).success)
      collector.addAt(link, `“${url}” isn’t an email address: write one like mailto:{contactMail}`);
  } else if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    const problem = isOwnAddress(url, ownHost)
      ? 'is on this site: write the page’s name instead, like (Contact)'
      : webAddressProblem(url);
    if (problem !== null) collector.addAt(link, `“${url}” ${problem}`);
  } else if (url.startsWith('#')) {
    const hint = didYouMean(url.slice(1), headingIds);
    if (!headingIds.includes(url.slice(1)))
      collector.addAt(
        link,
        `no heading here has the ID “${url}”: they have ${placesOf(headingIds)}${hint}`,
      );
  } else if (pageNames.includes(parseTarget(url).page)) {
    const problem = linkProblem(url);
    if (problem !== null) collector.addAt(link, problem);
    link.url = hrefOf(url);
  } else {
    const { page } = parseTarget(url);
    const remedy = 'a name from pages.yaml, a heading’s #id, mailto:, or https:';
    const hint = didYouMean(page.replace(/^\//, ''), pageNames);
    collector.addAt(link, `there is no page named “${page}”: link to ${remedy}${hint}`);
  }
}

export type ProblemCollector = ReturnType<typeof createProblemCollector>;

/** Collects the problems of one Markdown file, each with line and column. */
export function createProblemCollector(file: string, source: string) {
  const problems: Problem[] = [];
  function addAtOffset(offset: number, message: string) {
    problems.push({ file, ...positionOf(source, offset), field: '', message });
  }
  return {
    problems,
    addAtOffset,
    /** Adds a problem at the start of a node. */
    addAt: (node: Nodes | undefined, message: string) =>
      addAtOffset(node?.position?.start.offset ?? 0, message),
    /** Adds a problem at the first occurrence of `words` from the start of a node. */
    addWithin(node: Nodes, words: string, message: string) {
      const start = node.position?.start.offset ?? 0;
      addAtOffset(Math.max(source.indexOf(words, start), start), message);
    },
  };
}
