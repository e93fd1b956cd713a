import type { Heading, Root, RootContent } from 'mdast';
import { shellAnchors } from '../anchors';
import { ownHeading } from '../schemas/fields';
import type { AnchoredHeading } from '../types';
import type { Report } from './report';

interface RawSection extends AnchoredHeading {
  subheadings: AnchoredHeading[];
  children: RootContent[];
}

/**
 * Splits a text at its level-2 headings. Headings have explicit IDs, like `## Your rights {#rights}`, so saved links
 * keep working after a heading is reworded.
 *
 * @param opensWithText whether it may start without a heading: that part has an empty ID and heading
 */
export function splitSections(root: Root, report: Report, opensWithText: boolean): RawSection[] {
  const ids = new Set(shellAnchors);
  const headings = new Set<string>();
  const sections: RawSection[] = [];
  if (opensWithText && root.children[0]?.type !== 'heading') {
    sections.push({ id: '', heading: '', subheadings: [], children: [] });
  }

  for (const node of root.children) {
    const section = sections.at(-1);
    if (node.type !== 'heading') {
      if (section === undefined) {
        report(node, 'comes before the first heading: move it below a heading, or into lead');
      }
      section?.children.push(node);
      continue;
    }
    const titled = parseHeading(node, ids, report);
    if (node.depth === 2) {
      if (headings.has(titled.heading.toLowerCase())) {
        report(node, `“${titled.heading}” is already a heading above: ${ownHeading}`);
      }
      headings.add(titled.heading.toLowerCase());
      sections.push({ ...titled, subheadings: [], children: [] });
    } else if (node.depth === 3 && section !== undefined && section.id !== '') {
      section.subheadings.push(titled);
      section.children.push({
        type: 'heading',
        depth: 3,
        children: [{ type: 'text', value: titled.heading }],
        data: { hProperties: { id: titled.id } },
      });
    } else {
      report(node, 'must start with ##, or with ### below one: # is the page’s title');
    }
  }
  if (sections.length === 0) report(root, 'has no heading: add at least one with ##');
  return sections;
}

function parseHeading(heading: Heading, ids: Set<string>, report: Report): AnchoredHeading {
  const [only, ...others] = heading.children;
  if (only?.type !== 'text' || others.length > 0) {
    report(heading, 'must be plain text, without links or emphasis');
    return { id: '', heading: '' };
  }
  const [, words, id] = /^(.+?)\s*\{#([^}]*)\}$/.exec(only.value) ?? [];
  if (words === undefined || id === undefined) {
    report(heading, 'has no ID: add one after the words, like ## Your rights {#rights}');
    return { id: '', heading: only.value };
  }
  const format = 'must start with a letter and have only lowercase letters, digits, and hyphens';
  const problem = !/^[a-z][a-z0-9-]*$/.test(id)
    ? format
    : ids.has(id)
      ? 'is already used: give this heading another one'
      : null;
  if (problem !== null) report(heading, `the ID “${id}” ${problem}`, `{#${id}}`);
  ids.add(id);
  return { id, heading: words };
}
