import { maxCardBytes } from '@/lib/budgets';
import type { ExportFiles, Fault } from './export-files';
import type { ParsedPage } from './read-page';

/**
 * Checks that each page has a unique title, a unique description, one canonical URL, and a card; the 404 page needs only
 * the title. Each page must have exactly one h1 and one main element.
 */
export function checkHeads(
  pages: readonly ParsedPage[],
  files: ExportFiles,
  siteUrl: string,
): Fault[] {
  const titles = new Map<string, ParsedPage[]>();
  const descriptions = new Map<string, ParsedPage[]>();
  return pages.flatMap((page) => {
    const messages = [
      ...checkUnique('title', page, titles),
      ...(page.h1Count === 1 ? [] : [`has ${page.h1Count} h1 headings. Give it exactly one`]),
      ...(page.mainCount === 1
        ? []
        : [`has ${page.mainCount} main elements. Give it exactly one, with PageFrame`]),
      ...(page.file === '404.html'
        ? noCanonical(page)
        : [
            ...checkUnique('description', page, descriptions),
            ...canonical(page, siteUrl),
            ...card(page, files, siteUrl),
          ]),
    ];
    return messages.map((message) => ({ file: page.file, message }));
  });
}

/** @param before the pages already checked, by the field's text; this page is added to them */
function checkUnique(
  field: 'title' | 'description',
  page: ParsedPage,
  before: Map<string, ParsedPage[]>,
): string[] {
  const text = page[field];
  if (text === '') return [`has no ${field}. Add one to its page in content/pages.yaml`];
  const others = before.get(text) ?? [];
  before.set(text, [...others, page]);
  return others
    .filter((other) => !isSamePage(page, other))
    .map((other) => `has the same ${field} as out/${other.file}. Give each its own`);
}

function canonical({ file, path, canonicals }: ParsedPage, siteUrl: string): string[] {
  const own = new URL(file === 'Home.html' ? '/' : path, siteUrl).href;
  const [named, ...more] = canonicals;
  if (named === undefined || more.length > 0) {
    return [
      `has ${canonicals.length} canonical URLs. Give it exactly one, ${own}, in pageMetadata`,
    ];
  }
  return named === own ? [] : [`has the canonical URL ${named}. Change it to its own: ${own}`];
}

function noCanonical({ canonicals }: ParsedPage): string[] {
  if (canonicals.length === 0) return [];
  return ['has a canonical URL but is not a page. Remove it from the metadata'];
}

/** Checks the card's size. checkReferences() checks that it exists. */
function card({ card: address }: ParsedPage, files: ExportFiles, siteUrl: string): string[] {
  if (address === undefined) return ['has no card (og:image). Add one in pageMetadata'];
  const path = URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : '';
  const name = path === '' ? undefined : files.resolve(path);
  const size = name === undefined ? 0 : files.size(name);
  if (size < maxCardBytes) return [];
  return [`its card ${address} has ${size} bytes. Keep it below ${maxCardBytes}`];
}

/** / and /Home are one page. */
function isSamePage(one: ParsedPage, other: ParsedPage): boolean {
  const home = ['index.html', 'Home.html'];
  return home.includes(one.file) && home.includes(other.file);
}
