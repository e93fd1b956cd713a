import type { Link, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { didYouMean } from '../did-you-mean';
import { isOwnAddress, parseTarget, placesOf, webAddress, webAddressMessage } from '../links';
import { hrefOf } from '../registry';
import { unknownVariables } from '../variables';
import type { Report } from './report';

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

/** The only nodes that the article styles. */
const allowed =
  'root heading paragraph text emphasis strong break link image inlineCode list listItem blockquote table tableRow tableCell'.split(
    ' ',
  );

/** Reports everything that the page can't show, and replaces page names in links with URLs. */
export function checkNodes(
  root: Root,
  source: string,
  context: CheckContext,
  report: Report,
): void {
  visit(root, (node, _, parent) => {
    // remark-gfm gives no positions to some links.
    const placed = node.position === undefined && parent !== undefined ? parent : node;
    for (const words of wordsOf(node)) {
      for (const { within, message } of unknownVariables(words, context.variables))
        report(placed, message, within);
    }
    if (node.type === 'html') {
      report(placed, 'is raw HTML, which isn’t shown: write it as Markdown');
    } else if (!allowed.includes(node.type) || (node.type === 'listItem' && node.checked != null)) {
      report(placed, `can’t be used here (${node.type}): use paragraphs, lists, and tables`);
    } else if (node.type === 'heading' && parent !== root) {
      report(node, 'is a heading within a list or a quotation: move it out, or remove #');
    } else if (node.type === 'table') {
      checkTable(node, source, report);
    } else if (node.type === 'link') {
      const problem = linkProblem(node, context);
      if (problem !== null) report(placed, problem);
      else if (context.pageNames.includes(parseTarget(node.url).page)) node.url = hrefOf(node.url);
    }
  });
}

/** Texts of a node that can have variables. */
function wordsOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'image') return [`${node.alt ?? ''} ${node.title ?? ''}`];
  return node.type === 'link' ? [node.url] : [];
}

/** Rows with fewer cells than the first have gaps, and a line below a table becomes a row of it. */
function checkTable({ children: [header, ...rows] }: Table, source: string, report: Report) {
  const room = header?.children.length ?? 0;
  const opens = (row: Nodes | undefined) => source.charAt(row?.position?.start.offset ?? 0) === '|';
  for (const row of rows) {
    const { length } = row.children;
    if (opens(header) && !opens(row)) {
      report(row, 'belongs to the table above: put an empty line before it, or start it with |');
    } else if (length !== room) {
      const has = `has ${length} ${length === 1 ? 'cell' : 'cells'}, and the table’s first row has ${room}`;
      report(row, `${has}: make them the same; write \\| for a | within a cell`);
    }
  }
}

function linkProblem(
  { url }: Link,
  { pageNames, headingIds, linkProblem, ownHost }: CheckContext,
): string | null {
  if (/^mailto:\{\w+\}$/.test(url)) return null;
  if (url.startsWith('mailto:')) {
    const isAddress = z.email().safeParse(url.slice('mailto:'.length)).success;
    const message = `“${url}” isn’t an email address: write one like mailto:{contactMail}`;
    return isAddress ? null : message;
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    if (isOwnAddress(url, ownHost)) {
      return `“${url}” is on this site: write the page’s name instead, like (Contact)`;
    }
    return webAddress.test(url) ? null : `“${url}” ${webAddressMessage}`;
  }
  if (url.startsWith('#')) {
    const hint = didYouMean(url.slice(1), headingIds);
    const message = `no heading here has the ID “${url}”: they have ${placesOf(headingIds)}${hint}`;
    return headingIds.includes(url.slice(1)) ? null : message;
  }
  const { page } = parseTarget(url);
  if (pageNames.includes(page)) return linkProblem(url);
  const hint = didYouMean(page.replace(/^\//, ''), pageNames);
  return `there is no page named “${page}”: link to a name from pages.yaml, a heading’s #id, mailto:, or https:${hint}`;
}
