import type { Link, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { parseTarget, placesOf } from '../links';
import { hrefOf } from '../registry';
import { unknownVariables } from '../variables';
import { isOwnAddress, webAddress, webAddressMessage } from '../web-address';
import type { ProblemCollector } from './problem-collector';

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
export function checkNodes(
  root: Root,
  source: string,
  context: CheckContext,
  collector: ProblemCollector,
): void {
  visit(root, (node, _, parent) => {
    // remark-gfm gives no positions to some links.
    const placed = node.position === undefined && parent !== undefined ? parent : node;
    if (!allowedNodeTypes.has(node.type) || (node.type === 'listItem' && node.checked != null)) {
      const message =
        node.type === 'html'
          ? 'is raw HTML, which isn’t shown: write it as Markdown'
          : `can’t be used here (${node.type}): use paragraphs, lists, and tables`;
      collector.addAt(placed, message);
    } else if (node.type === 'heading' && parent !== root) {
      collector.addAt(node, 'is a heading within a list or a quotation: move it out, or remove #');
    } else if (node.type === 'table') {
      checkTable(node, source, collector);
    } else if (node.type === 'text') {
      checkVariables(placed, node.value, context.variables, collector);
    } else if (node.type === 'image') {
      const words = `${node.alt ?? ''} ${node.title ?? ''}`;
      checkVariables(node, words, context.variables, collector);
    } else if (node.type === 'link') {
      checkVariables(placed, node.url, context.variables, collector);
      checkLink(node, placed, context, collector);
    }
  });
}

/** Rows with fewer cells than the first have gaps, and a line below a table becomes a row of it. */
function checkTable(
  { children: [header, ...rows] }: Table,
  source: string,
  collector: ProblemCollector,
) {
  const room = header?.children.length ?? 0;
  const opens = (row: Nodes | undefined) => source.charAt(row?.position?.start.offset ?? 0) === '|';
  for (const row of rows) {
    const { length } = row.children;
    if (opens(header) && !opens(row)) {
      const remedy = 'put an empty line before it, or start it with |';
      collector.addAt(row, `belongs to the table above: ${remedy}`);
    } else if (length !== room) {
      const has = `has ${length} ${length === 1 ? 'cell' : 'cells'}, and the table’s first row has ${room}`;
      const message = `${has}: make them the same; write \\| for a | within a cell`;
      collector.addAt(row, message);
    }
  }
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
  placed: Nodes,
  { pageNames, headingIds, linkProblem, ownHost }: CheckContext,
  collector: ProblemCollector,
) {
  const { url } = link;
  if (/^mailto:\{\w+\}$/.test(url)) return;
  if (url.startsWith('mailto:')) {
    if (!z.email().safeParse(url.slice('mailto:'.length)).success)
      collector.addAt(
        placed,
        `“${url}” isn’t an email address: write one like mailto:{contactMail}`,
      );
  } else if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    const problem = isOwnAddress(url, ownHost)
      ? 'is on this site: write the page’s name instead, like (Contact)'
      : webAddress.test(url)
        ? null
        : webAddressMessage;
    if (problem !== null) collector.addAt(placed, `“${url}” ${problem}`);
  } else if (url.startsWith('#')) {
    const hint = didYouMean(url.slice(1), headingIds);
    if (!headingIds.includes(url.slice(1)))
      collector.addAt(
        placed,
        `no heading here has the ID “${url}”: they have ${placesOf(headingIds)}${hint}`,
      );
  } else if (pageNames.includes(parseTarget(url).page)) {
    const problem = linkProblem(url);
    if (problem !== null) collector.addAt(placed, problem);
    link.url = hrefOf(url);
  } else {
    const { page } = parseTarget(url);
    const remedy = 'a name from pages.yaml, a heading’s #id, mailto:, or https:';
    const hint = didYouMean(page.replace(/^\//, ''), pageNames);
    collector.addAt(placed, `there is no page named “${page}”: link to ${remedy}${hint}`);
  }
}
