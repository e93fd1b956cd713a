import type { Heading, Root, RootContent } from 'mdast';
import { shellAnchors } from '../anchors';
import { ownHeading } from '../schemas/fields';
import type { AnchoredHeading } from '../types';
import type { ProblemCollector } from './problem-collector';

interface RawSection extends AnchoredHeading {
  subheadings: AnchoredHeading[];
  children: RootContent[];
}

const headingWithId = /^(.*?)\s*\{#([^}]*)\}$/;

/**
 * Splits a text at its level-2 headings. Headings have explicit IDs, like `## Your rights {#rights}`, so saved links
 * keep working after a heading is reworded.
 */
export function splitSections(root: Root, collector: ProblemCollector): RawSection[] {
  const ids = new Set(shellAnchors);
  const headings = new Set<string>();
  const sections: RawSection[] = [];

  for (const node of root.children) {
    if (node.type !== 'heading') {
      const section = sections.at(-1);
      if (section === undefined)
        collector.addAt(
          node,
          'comes before the first heading: move it below a heading, or into lead',
        );
      section?.children.push(node);
      continue;
    }
    const titled = parseHeading(node, ids, collector);
    if (node.depth === 2) {
      if (headings.has(titled.heading.toLowerCase())) {
        collector.addAt(node, `“${titled.heading}” is already a heading above: ${ownHeading}`);
      }
      headings.add(titled.heading.toLowerCase());
      sections.push({ ...titled, subheadings: [], children: [] });
    } else if (node.depth === 3 && sections.length > 0) {
      const section = sections.at(-1);
      section?.subheadings.push(titled);
      section?.children.push({
        type: 'heading',
        depth: 3,
        children: [{ type: 'text', value: titled.heading }],
        data: { hProperties: { id: titled.id } },
      });
    } else {
      collector.addAt(node, 'must start with ##, or with ### below one: # is the page’s title');
    }
  }
  if (sections.length === 0) collector.addAt(root, 'has no heading: add at least one with ##');
  return sections;
}

function parseHeading(
  heading: Heading,
  ids: Set<string>,
  collector: ProblemCollector,
): AnchoredHeading {
  const [only, ...others] = heading.children;
  if (only?.type !== 'text' || others.length > 0) {
    collector.addAt(heading, 'must be plain text, without links or emphasis');
    return { id: '', heading: '' };
  }
  const [, words, id] = headingWithId.exec(only.value) ?? [];
  if (words === undefined || words === '' || id === undefined) {
    collector.addAt(heading, 'has no ID: add one after the words, like ## Your rights {#rights}');
    return { id: '', heading: only.value };
  }
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    const message = 'must start with a letter and have only lowercase letters, digits, and hyphens';
    collector.addWithin(heading, `{#${id}}`, `the ID “${id}” ${message}`);
  } else if (ids.has(id)) {
    collector.addWithin(
      heading,
      `{#${id}}`,
      `the ID “${id}” is already used: give this heading another one`,
    );
  }
  ids.add(id);
  return { id, heading: words };
}
