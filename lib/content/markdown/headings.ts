import type { Heading, Root, RootContent } from 'mdast';
import { shellAnchors } from '../anchors';
import type { Titled } from '../types';
import type { Mistakes } from './mistakes';

interface RawSection extends Titled {
  /** The headings of the third level. */
  parts: Titled[];
  children: RootContent[];
}

const written = /^(.*?)\s*\{#([^}]*)\}$/;

/**
 * Cuts a text at its headings of the second level. A heading is written with its id,
 * `## Your rights {#rights}`, since addresses that people have kept must outlive a change of words.
 */
export function sectionsOf(root: Root, mistakes: Mistakes): RawSection[] {
  const ids = new Set(shellAnchors);
  const sections: RawSection[] = [];

  for (const node of root.children) {
    if (node.type !== 'heading') {
      const section = sections.at(-1);
      if (section === undefined)
        mistakes.at(node, 'comes before the first heading: move it below a heading, or into lead');
      section?.children.push(node);
      continue;
    }
    const titled = titleOf(node, ids, mistakes);
    if (node.depth === 2) {
      sections.push({ ...titled, parts: [], children: [] });
    } else if (node.depth === 3 && sections.length > 0) {
      const section = sections.at(-1);
      section?.parts.push(titled);
      section?.children.push({
        type: 'heading',
        depth: 3,
        children: [{ type: 'text', value: titled.heading }],
        data: { hProperties: { id: titled.id } },
      });
    } else {
      mistakes.at(node, 'must start with ##, or with ### below one: # is the page’s title');
    }
  }
  if (sections.length === 0) mistakes.at(root, 'has no heading: add at least one with ##');
  return sections;
}

function titleOf(heading: Heading, ids: Set<string>, mistakes: Mistakes): Titled {
  const [only, ...others] = heading.children;
  if (only?.type !== 'text' || others.length > 0) {
    mistakes.at(heading, 'must be plain text, without links or emphasis');
    return { id: '', heading: '' };
  }
  const [, words, id] = written.exec(only.value) ?? [];
  if (words === undefined || words === '' || id === undefined) {
    mistakes.at(heading, 'has no ID: add one after the words, like ## Your rights {#rights}');
    return { id: '', heading: only.value };
  }
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    const message = 'must start with a letter and have only lowercase letters, digits, and hyphens';
    mistakes.within(heading, `{#${id}}`, `the ID “${id}” ${message}`);
  } else if (ids.has(id)) {
    mistakes.within(
      heading,
      `{#${id}}`,
      `the ID “${id}” is already used: give this heading another one`,
    );
  }
  ids.add(id);
  return { id, heading: words };
}
