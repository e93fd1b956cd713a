import type { FieldPath } from './parse-yaml';
import { audience, roleId } from './schemas/audience';

/** An id on a page: links may end in it, and it may stand there once. */
export interface Anchor {
  id: string;
  path: FieldPath;
}

/** Ids that the page itself has in `app/`, beside those that its words bring. */
const staticAnchorsByPage: Readonly<Record<string, readonly string[]>> = {
  Home: ['why', 'team', 'tiles'],
  AITeam: ['agents', 'roles', 'all-agents', 'how-they-work', ...audience.map(roleId)],
  Capabilities: ['difference'],
  ISO: ['metric-families', 'sections', 'why-it-matters', 'built-in'],
};

/** Ids of the shell, on every page. */
export const shellAnchors: readonly string[] = [
  'main',
  'site-menu',
  'on-this-page',
  'next-heading',
  'page-title',
  'available-now',
  'admin-note',
];

export function staticAnchors(page: string): readonly string[] {
  return staticAnchorsByPage[page] ?? [];
}

/** Every field `id` of a YAML file, and the sections of ISO, whose ids are made of their numbers. */
export function collectAnchors(value: unknown, path: FieldPath = []): Anchor[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => collectAnchors(entry, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]): Anchor[] => {
    const here = [...path, name];
    if (name === 'id' && typeof field === 'string') return [{ id: field, path: here }];
    if (name === 'number' && typeof field === 'string') {
      return [{ id: isoSectionId(field), path: here }];
    }
    return collectAnchors(field, here);
  });
}

/** The id of a section of the specification: `section-5-1` for 5.1. */
export function isoSectionId(number: string): string {
  return `section-${number.replace('.', '-')}`;
}

/** The ids of a Markdown text's headings, before anybody has read the rest of it. */
export function headingIds(source: string): string[] {
  return [...source.matchAll(/^##.*\{#([^}\s]+)\}\s*$/gm)].flatMap(([, id]) => id ?? []);
}

/** Those that the page has had before them. */
export function duplicateAnchors(page: string, anchors: readonly Anchor[]): Anchor[] {
  const taken = new Set([...shellAnchors, ...staticAnchors(page)]);
  return anchors.filter(({ id }) => {
    const again = taken.has(id);
    taken.add(id);
    return again;
  });
}
