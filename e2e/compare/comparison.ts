import type { LinkChange } from './compare-links';
import type { ValueChange } from './compare-values';
import type { WordChange } from './compare-words';

/** One place where two screenshots differ, cut out of both. */
export interface PictureDifference {
  /** Of the viewport, in CSS pixels. */
  width: number;
  /** WebP images, with the place marked. */
  before: Buffer;
  after: Buffer;
}

export interface PictureComparison {
  differences: PictureDifference[];
  /** How many more places differ than `differences` shows, over all widths. */
  omitted: number;
}

/** In bytes. */
export interface PageSize {
  html: number;
  brotli: number;
}

/** What changed on a page that both sites have. */
export interface PageChanges {
  /** Also those that the page shows only after a click, such as a calculator's results. */
  words: WordChange[];
  links: LinkChange[];
  metadata: ValueChange[];
  /** Pictures, films, and captions, by path: what's served there was added, removed, or replaced. */
  media: MediaChange[];
  pictures: PictureComparison;
  /** Null unless the size changed by more than the words would explain. */
  size: { before: PageSize; after: PageSize } | null;
  /** Whether the HTML differs in something that none of the others shows. */
  code: boolean;
}

export interface MediaChange {
  what: 'added' | 'removed' | 'changed';
  path: string;
  /** What's served there; null if nothing is. */
  before: Buffer | null;
  after: Buffer | null;
}

export type PageComparison = { path: string; title: string } & (
  | { state: 'same' | 'added' | 'removed' }
  | { state: 'redirected'; to: string }
  | { state: 'failed'; problem: string }
  | { state: 'changed'; changes: PageChanges }
);

export interface SiteComparison {
  /** Addresses or folders. */
  before: { label: string; address: string | undefined };
  after: { label: string; address: string | undefined };
  pages: PageComparison[];
  /** Where each path leads that redirects on one of the sites. */
  redirects: ValueChange[];
  /** Files for crawlers and browsers, such as robots.txt: their texts if they are texts. */
  files: ValueChange[];
  /** What a reader should know about the comparison itself. */
  notes: string[];
}

/** The kinds of changes, in the order of the report's columns. */
export const categories = [
  'words',
  'links',
  'metadata',
  'media',
  'pictures',
  'size',
  'code',
] as const;
export type Category = (typeof categories)[number];

/** The kinds of changes that a page has. */
export function categoriesOf({ pictures, size, code, ...lists }: PageChanges): Category[] {
  const has: Record<Category, boolean> = {
    words: lists.words.length > 0,
    links: lists.links.length > 0,
    metadata: lists.metadata.length > 0,
    media: lists.media.length > 0,
    pictures: pictures.differences.length > 0,
    size: size !== null,
    code,
  };
  return categories.filter((category) => has[category]);
}
