import type { Element, RootContent } from 'hast';
import type { z } from 'zod';
import type { ContentFolder } from '../content-folder';
import { customPages } from '../custom-pages';
import { loadYaml } from '../load-yaml';
import type { FieldPath } from '../tree';
import { mapStrings, stringField, valueAt } from '../tree';
import type { Content, ProseSection } from '../types';
import { markdownBody, markWords, type Place } from './place';
import { createWordsTest } from './schema-lookup';
import { yamlOf } from './words';

/** A content folder and the schema of each file that was read. */
export interface ContentSources {
  files: ContentFolder;
  schemas: ReadonlyMap<string, z.ZodType>;
}

const topFiles = ['site', 'agents', 'plant'];

/**
 * Adds to all words in the content where they come from, for editing on the page. In development only: published pages
 * have no marks. Leaves out names that the code compares, and search, whose words are typed again as queries.
 */
export function markContent(content: Content, { files, schemas }: ContentSources): Content {
  const tests = new Map([...schemas].map(([file, schema]) => [file, createWordsTest(schema)]));
  const values = new Map<string, unknown>();
  const listed = files.open('pages.yaml').value;
  const names = Array.isArray(listed) ? listed.map((entry) => stringField(entry, 'name')) : [];

  const marked = mapStrings(content, (words, path) => {
    const place = placeOf(path);
    return place !== null && isWords(place) ? markWords(words, place) : words;
  });
  return {
    ...marked,
    legal: mapValues(marked.legal, (text, name) => ({
      ...text,
      sections: markProse(text.sections, `legal/${name}.md`),
    })),
    standardPages: mapValues(marked.standardPages, (page, name) =>
      page.prose ? { ...page, prose: markProse(page.prose, `pages/${name}.md`) } : page,
    ),
  };

  /** The file and field of a value in the content; null if it's not from one field. */
  function placeOf([key = '', ...path]: FieldPath): Place | null {
    const [first = '', ...rest] = path.map((step) =>
      typeof step === 'number' ? step : String(step),
    );
    switch (key) {
      case 'pages':
        // Drafts may be left out, so an entry's position in the file differs from that in the list.
        return ['pages.yaml', names.indexOf(content.pages[Number(first)]?.name ?? null), ...rest];
      case 'drawings':
        if (first === 'shiftLog' && rest[0] === 'entries') {
          return ['plant.yaml', 'log', ...rest.slice(1)];
        }
        return [`drawings/${kebabCase(String(first))}.yaml`, ...rest];
      case 'legal':
        return [`legal/${first}.md`, ...rest];
      case 'standardPages': {
        const isMarkdown = content.standardPages[first]?.prose !== undefined;
        return [`pages/${first}.${isMarkdown ? 'md' : 'yaml'}`, ...rest];
      }
    }
    const custom = customPages.find((page) => page.key === key);
    if (custom !== undefined) return [custom.file, first, ...rest];
    return topFiles.includes(String(key)) ? [`${String(key)}.yaml`, first, ...rest] : null;
  }

  /** Whether a writer's words are there. Values that the site derives aren't in the file. */
  function isWords([file, ...path]: Place): boolean {
    if (tests.get(file)?.(path) !== true) return false;
    if (!values.has(file)) values.set(file, loadYaml(file, yamlOf([file], files.read(file))).value);
    return typeof valueAt(values.get(file), path) === 'string';
  }
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function mapValues<T>(
  group: Readonly<Record<string, T>> | object,
  change: (value: T, name: string) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => [name, change(value, name)]),
  );
}

const blocks = ['p', 'li', 'td', 'th', 'h3', 'figure'];

/** Marks the texts of a Markdown file with the heading, paragraph, list item, or table cell that they're in. */
function markProse(sections: readonly ProseSection[], file: string): ProseSection[] {
  const markHeading = <T extends { id: string; heading: string }>(titled: T): T => ({
    ...titled,
    heading: markWords(titled.heading, [file, markdownBody, titled.id]),
  });
  return sections.map((section) => ({
    ...markHeading(section),
    subheadings: section.subheadings.map(markHeading),
    body: {
      ...section.body,
      children: section.body.children.map((node) => markNode(node, null, file)),
    },
  }));
}

function markNode<T extends RootContent>(node: T, block: Element | null, file: string): T;
function markNode(node: RootContent, block: Element | null, file: string): RootContent {
  if (node.type === 'text') {
    const place = block === null || node.value.trim() === '' ? null : blockPlace(block, file);
    return place === null ? node : { ...node, value: markWords(node.value, place) };
  }
  if (node.type !== 'element') return node;
  if (node.tagName === 'img' && block !== null) {
    const place = blockPlace(block, file);
    const alt = String(node.properties.alt);
    return place === null
      ? node
      : { ...node, properties: { ...node.properties, alt: markWords(alt, place) } };
  }
  const own = blocks.includes(node.tagName) ? node : block;
  return { ...node, children: node.children.map((child) => markNode(child, own, file)) };
}

function blockPlace({ position, properties }: Element, file: string): Place | null {
  if (typeof properties.id === 'string') return [file, markdownBody, properties.id];
  if (position === undefined) return null;
  return [file, markdownBody, position.start.line, position.start.column];
}
