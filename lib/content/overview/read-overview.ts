import { customPage } from '../custom-pages';
import { type PageEntry, postEntries, readPageEntries } from '../page-entries';
import { byPosition, type Problem } from '../problem';
import { loadContent } from '../read-content';
import { hrefOf } from '../registry';
import { stringField, valueAt } from '../tree';
import { unfinished } from '../unfinished';
import { findText } from './find-text';

/** A page of pages.yaml or a post, as far as it can be read. */
export interface PageOverview {
  name: string;
  href: string;
  title: string;
  /** Where the site lists it, such as "Solutions: Compliance & Risk". */
  group: string;
  /** Null if pages.yaml has a syntax error or the page has no kind. */
  kind: string | null;
  isDraft: boolean;
  /** Its first and its last day, as YYYY-MM-DD. */
  publish: string | null;
  until: string | null;
  /** A date, or `today`. Null on placeholders. */
  updated: string | null;
  /** Mistakes in the page's own files and in its entry in pages.yaml. */
  problems: readonly Problem[];
}

export type ContentOverview = ReturnType<typeof readOverview>;

/**
 * Reads a content folder even if it has mistakes, which are part of the result.
 * @throws an Error if the folder can't be read, as while a file is being replaced
 */
export function readOverview(folder: string, options: Parameters<typeof loadContent>[1] = {}) {
  const loaded = loadContent(folder, options);
  const { files } = loaded;
  const registry = files.open('pages.yaml');
  const rows: unknown[] = Array.isArray(registry.value) ? registry.value : [];
  const posts = postEntries(files);
  const entries = [...readPageEntries(registry).filter(({ name }) => name !== ''), ...posts];
  const productName = stringField(files.open('site.yaml').value, 'name') ?? '{name}';
  const problems = loaded.problems
    .toSorted(byPosition)
    .map((problem) => ({ ...problem, owner: ownerOf(problem, entries) }));

  function readPage({ name, kind, isDraft, publish, until, index }: PageEntry): PageOverview {
    const row = rows[index];
    const post = posts.find((each) => each.name === name);
    const title = (post ? post.title : stringField(row, 'title')) ?? name;
    const isDatedToday = /^updated: *today *$/m.test(files.read(`legal/${name}.md`));
    return {
      name,
      href: hrefOf(name),
      title: title.replaceAll('{name}', productName),
      group: post ? 'Posts' : groupOf(name, row),
      kind,
      isDraft,
      publish,
      until,
      updated: isDatedToday ? 'today' : stringField(row, 'updated'),
      problems: problems.filter(({ owner }) => owner === name),
    };
  }

  const pages = entries.map(readPage);
  return {
    pages,
    /** The words with a text in them, and the address of their page; null if their file isn't specific to one page. */
    find(query: string) {
      // The texts have `{name}` for the product's name.
      const named = query.toLowerCase().replaceAll(productName.toLowerCase(), '{name}');
      const queries = new Set([query.toLowerCase(), named]);
      const found = [...queries].flatMap((each) => findText(files.texts, loaded.schemas, each));
      return found.map((words) => {
        const owner = ownerOf(words, entries);
        return { ...words, href: owner === null ? null : hrefOf(owner) };
      });
    },
    /** What looks unfinished, a sentence for each. None while there are mistakes. */
    unfinished: loaded.content === null ? [] : unfinished(loaded.content, files.texts),
    /** Mistakes in files that aren't specific to one page. */
    sharedProblems: problems.filter(({ owner }) => owner === null),
  };
}

/** Files that a page's text can be in, by path within `content/`. Most pages have one of them. */
function pageFiles(name: string): readonly string[] {
  const post = `${name.replace(/^Blog\//, 'posts/')}.md`;
  const own = [`pages/${name}.yaml`, `pages/${name}.md`, `legal/${name}.md`, post];
  return customPage(name)?.files ?? own;
}

/** The name of the page that a problem is about; null if its file isn't specific to one page. */
function ownerOf(
  { file, field }: Pick<Problem, 'file' | 'field'>,
  entries: readonly PageEntry[],
): string | null {
  const inContent = file.replace(/^content\//, '');
  const index = inContent === 'pages.yaml' ? /^\[(\d+)\]/.exec(field)?.[1] : undefined;
  const owner = entries.find((entry) =>
    index === undefined ? pageFiles(entry.name).includes(inContent) : entry.index === Number(index),
  );
  return owner?.name ?? null;
}

/** Where the site lists a page: its menu, with the column if the menu has columns, or else its footer column. */
function groupOf(name: string, entry: unknown): string {
  if (name === 'Home') return 'Home';
  const [menu, footer] = [valueAt(entry, ['menu']), valueAt(entry, ['footer'])];
  const group = stringField(menu, 'group');
  if (group === null) return stringField(footer, 'column') ?? 'Other pages';
  const column = stringField(menu, 'column');
  return column === null ? group : `${group}: ${column}`;
}
