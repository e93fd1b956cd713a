import type { Element, RootContent } from 'hast';
import type { z } from 'zod';
import type { ContentFolder } from '../content-folder';
import { customPages } from '../custom-pages';
import { splitFrontMatter } from '../markdown/parse-markdown';
import { type FieldPath, loadYaml } from '../parse-yaml';
import { stringField } from '../schemas/unique';
import type { Content, ProseSection } from '../types';
import { markdownBody, markWords, type Place } from './place';
import { createSchemaLookup } from './word-schema';

/** A content folder and the schema of each file that was read. */
export interface ContentSources {
  files: ContentFolder;
  schemas: ReadonlyMap<string, z.ZodType>;
}

/**
 * Adds to all words in the content where they come from, for editing on the page. In development only: published pages
 * have no marks. Leaves out names that the code compares, and search, whose queries are typed again.
 */
export function markContent(content: Content, sources: ContentSources): Content {
  const { files } = sources;
  const marker = createMarker(sources);
  const custom = Object.fromEntries(
    customPages.map(({ key, file }) => [key, marker.mark(content[key], file)]),
  );
  const listed = files.open('pages.yaml').value;
  const names = Array.isArray(listed) ? listed.map((entry) => stringField(entry, 'name')) : [];
  return {
    ...content,
    ...custom,
    site: marker.mark(content.site, 'site.yaml'),
    agents: marker.mark(content.agents, 'agents.yaml'),
    plant: marker.mark(content.plant, 'plant.yaml'),
    // Drafts may be left out, so an entry's position in the file differs from that in the list.
    pages: content.pages.map((page) => marker.mark(page, 'pages.yaml', [names.indexOf(page.name)])),
    drawings: mapValues(content.drawings, (drawing, key) =>
      marker.mark(
        drawing,
        `drawings/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`,
      ),
    ),
    standardPages: mapValues(content.standardPages, (page, name) => {
      const file = `pages/${name}.${page.prose === undefined ? 'yaml' : 'md'}`;
      const { prose } = page;
      return { ...marker.mark(page, file), ...(prose && { prose: markProse(prose, file) }) };
    }),
    legal: mapValues(content.legal, (text, name) => {
      const file = `legal/${name}.md`;
      return { ...marker.mark(text, file), sections: markProse(text.sections, file) };
    }),
  };
}

function createMarker({ files, schemas }: ContentSources) {
  return { mark };

  /** Marks the words of a value. `path` is its place in the file. Derived values, which the file lacks, stay as they are. */
  function mark<T>(value: T, file: string, path: FieldPath = []): T {
    const schema = schemas.get(file);
    if (schema === undefined) return value;
    const lookup = createSchemaLookup(schema);
    const text = files.texts.get(file) ?? '';
    const source = file.endsWith('.md')
      ? loadYaml(file, splitFrontMatter(text)?.frontMatter ?? '').value
      : files.open(file).value;
    return mapStrings(value, path, (words, at) =>
      typeof valueAt(source, at) === 'string' && lookup(at)?.isWords === true
        ? markWords(words, placeOf(file, at))
        : words,
    );
  }
}

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

const blocks = new Set(['p', 'li', 'td', 'th', 'h3', 'figure']);

/** Marks the texts in a node with the paragraph, list item, table cell, or heading that they're in. */
function markNode<T extends RootContent>(node: T, block: Element | null, file: string): T;
function markNode(node: RootContent, block: Element | null, file: string): RootContent {
  if (node.type === 'text') {
    const place = block === null || node.value.trim() === '' ? null : blockPlace(block, file);
    return place === null ? node : { ...node, value: markWords(node.value, place) };
  }
  if (node.type !== 'element') return node;
  const own = blocks.has(node.tagName) ? node : block;
  return { ...node, children: node.children.map((child) => markNode(child, own, file)) };
}

function blockPlace({ position, properties }: Element, file: string): Place | null {
  if (typeof properties.id === 'string') return [file, markdownBody, properties.id];
  if (position === undefined) return null;
  return [file, markdownBody, position.start.line, position.start.column];
}

function placeOf(file: string, path: FieldPath): Place {
  return [file, ...path.map((step) => (typeof step === 'number' ? step : String(step)))];
}

/** The value at a path of parsed YAML; undefined if there's none. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((group, step) => {
    if (typeof group !== 'object' || group === null) return undefined;
    return Object.entries(group).find(([name]) => name === String(step))?.[1];
  }, value);
}

function mapStrings<T>(
  value: T,
  path: FieldPath,
  change: (text: string, path: FieldPath) => string,
): T;
function mapStrings(
  value: unknown,
  path: FieldPath,
  change: (text: string, path: FieldPath) => string,
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value))
    return value.map((item, index) => mapStrings(item, [...path, index], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapStrings(item, [...path, name], change)]),
  );
}

function mapValues<T extends object>(
  group: T,
  change: (value: T[keyof T], key: string) => unknown,
): T;
function mapValues(group: object, change: (value: never, key: string) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key, change(value as never, key)]),
  );
}
