import type { ContentFolder } from './content-folder';
import { customPage } from './custom-pages';
import { postFile } from './post-files';
import { type FieldPath, walk } from './tree';

/** An element ID that links can target. Must be unique on its page. */
interface Anchor {
  id: string;
  path: FieldPath;
}

/** IDs of the shell, present on every page. */
export const shellAnchors: readonly string[] = [
  'main',
  'site-menu',
  'on-this-page',
  'next-heading',
  'page-title',
  'available-now',
  'admin-note',
];

/** IDs that a page sets in `app/`, in addition to those from its content. */
export function staticAnchors(page: string): readonly string[] {
  return customPage(page)?.anchors ?? [];
}

/** Every `id` field in a YAML value, plus ISO sections, whose IDs are derived from their numbers. */
export function collectAnchors(value: unknown): Anchor[] {
  const found: Anchor[] = [];
  walk(value, [], (field, path) => {
    if (typeof field !== 'string') return;
    if (path.at(-1) === 'id') found.push({ id: field, path });
    if (path.at(-1) === 'number') found.push({ id: isoSectionId(field), path });
  });
  return found;
}

/** `section-5-1` for section 5.1 of ISO/TS 30437. */
export function isoSectionId(number: string): string {
  return `section-${number.replace('.', '-')}`;
}

/** The IDs on a page, except the shell's; null if its file has syntax errors. */
export function pageAnchors(page: string, { texts, open }: ContentFolder): string[] | null {
  const custom = customPage(page);
  const files = [`pages/${page}.md`, `legal/${page}.md`, postFile(page)];
  const markdown = files.map((file) => texts.get(file)).find((text) => text !== undefined);
  if (custom === undefined && markdown !== undefined) {
    // By regex: link targets are collected before files are parsed.
    return [...markdown.matchAll(/^##.*\{#([^}\s]+)\}\s*$/gm)].flatMap(([, id]) => id ?? []);
  }
  const yaml = (custom?.files ?? [`pages/${page}.yaml`]).map(open);
  if (yaml.some(({ hasSyntaxErrors }) => hasSyntaxErrors)) return null;
  const own = yaml.flatMap(({ value }) => collectAnchors(value).map(({ id }) => id));
  return [...staticAnchors(page), ...own];
}

/** Anchors whose ID is already taken by the shell, by `app/`, or by an earlier anchor of the page. */
export function duplicateAnchors(page: string, anchors: readonly Anchor[]): Anchor[] {
  const taken = new Set([...shellAnchors, ...staticAnchors(page)]);
  return anchors.filter(({ id }) => {
    const isDuplicate = taken.has(id);
    taken.add(id);
    return isDuplicate;
  });
}
