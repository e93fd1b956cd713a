/** What people or programs read on a page: a paragraph, a link, a title, a file. */
export interface Item {
  /** What it is, such as `Paragraph` or `Link “About”`. */
  label: string;
  text: string;
  /** Of a file's bytes, whose path is the text. */
  hash?: string;
}

/** Part of what a change shows: text that stayed, or that only one of the sites has. */
export interface Part {
  what: 'same' | 'added' | 'removed';
  text: string;
  /** Shown on a line of its own. */
  isValue?: boolean;
}

/** One difference, in words for a reader of the report. */
export interface Change {
  what: 'added' | 'removed' | 'changed' | 'moved';
  /** Such as `Paragraph, moved`. */
  label: string;
  parts: readonly Part[];
  /** WebP images. */
  pictures?: readonly { label: string; webp: Buffer }[];
}

export const same = (text: string): Part => ({ what: 'same', text });

/** The kinds of changes, in the order of the report's columns, as a plant manager would call them. */
export const categoryLabels = {
  /** Also those that the page shows only after a click, such as a calculator's results. */
  words: 'Words',
  links: 'Links',
  metadata: 'Search and sharing',
  /** What's served at the paths of pictures, films, and captions was added, removed, or replaced. */
  media: 'Pictures and films',
  pictures: 'Appearance',
  /** The HTML differs in something that none of the others shows. */
  code: 'Code',
};
export type Category = keyof typeof categoryLabels;
// Object.keys() has a wider type.
const categories = Object.keys(categoryLabels) as Category[];

/** What changed on a page that both sites have. */
export type PageChanges = Record<Category, Change[]>;

export const categoriesOf = (changes: PageChanges): Category[] =>
  categories.filter((category) => changes[category].length > 0);

export type PageComparison = { path: string; title: string } & (
  | { state: 'same' | 'added' | 'removed' }
  | { state: 'redirected'; to: string }
  | { state: 'failed'; problem: string }
  | { state: 'changed'; changes: PageChanges }
);

export interface SiteComparison {
  before: string;
  after: string;
  pages: PageComparison[];
  /** Where each path leads that redirects on one of the sites. */
  redirects: Change[];
  notes: string[];
}
