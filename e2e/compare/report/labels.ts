import type { Category, PageComparison } from '../comparison';

/** What a plant manager would call each kind of change. */
export const categoryLabels: Record<Category, string> = {
  words: 'Words',
  links: 'Links',
  metadata: 'Search and sharing',
  media: 'Pictures and films',
  pictures: 'Appearance',
  size: 'Size',
  code: 'Code',
};

export const stateLabels: Record<PageComparison['state'], string> = {
  same: 'Same',
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
  redirected: 'Redirects',
  failed: 'Not compared',
};

const kinds: Record<string, string> = {
  p: 'Paragraph',
  li: 'List item',
  td: 'Table cell',
  th: 'Table heading',
  dt: 'Term',
  dd: 'Description',
  figcaption: 'Caption',
  button: 'Button',
  summary: 'Summary',
  text: 'Text in a drawing',
  alt: 'Alt text of a picture',
  label: 'Screen reader label',
  placeholder: 'Hint in a field',
  title: 'Tooltip',
  script: 'Text shown after a click',
};

/** The name of a piece of text, from its element. */
export function kindLabel(kind: string): string {
  const level = /^h([1-6])$/.exec(kind)?.[1];
  return level === undefined ? (kinds[kind] ?? 'Text') : `Heading, level ${level}`;
}

const metadataLabels: Record<string, string> = {
  title: 'Title',
  description: 'Description in search results',
  canonical: 'Canonical URL',
  robots: 'Search engine indexing (robots)',
  language: 'Language',
  sitemap: 'Sitemap',
  'og:title': 'Title of the shared link',
  'og:description': 'Description of the shared link',
  'og:image': 'Picture of the shared link',
  'og:url': 'Address of the shared link',
};

export function metadataLabel(name: string): string {
  return metadataLabels[name] ?? name;
}

/** The name of a page in a list: its title without the product's name. */
export function pageLabel({ title }: PageComparison): string {
  return title.replace(/ \| [^|]*$/, '');
}

/** A page's anchor in the report. */
export function pageId({ path }: PageComparison): string {
  return `page-${path === '/' ? 'Home' : path.slice(1).replace(/[^\w-]/g, '_')}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
