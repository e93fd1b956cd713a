import type { ExportFiles } from './export-files';
import type { Fault } from './fault';
import type { ReadPage } from './read-page';

/** The most that services which show a card take without delay, in bytes. */
const largestCard = 200_000;

/** Each page has words of its own for results, one canonical address and a card; the 404 page a title. */
export function checkHeads(
  pages: readonly ReadPage[],
  files: ExportFiles,
  siteUrl: string,
): Fault[] {
  const titles = new Map<string, ReadPage[]>();
  const descriptions = new Map<string, ReadPage[]>();
  return pages.flatMap((page) => {
    const mistakes = [
      ...ownWords('title', page, titles),
      ...(page.h1s === 1 ? [] : [`has ${page.h1s} headings of the first level. Give it one h1`]),
      ...(page.mains === 1 ? [] : [`has ${page.mains} main parts. Give it one, by PageFrame`]),
      ...(page.file === '404.html'
        ? noCanonical(page)
        : [
            ...ownWords('description', page, descriptions),
            ...canonical(page, siteUrl),
            ...card(page, files, siteUrl),
          ]),
    ];
    return mistakes.map((message) => ({ file: page.file, message }));
  });
}

/** @param before the pages already looked at, by these words of theirs; the page is added to them */
function ownWords(
  field: 'title' | 'description',
  page: ReadPage,
  before: Map<string, ReadPage[]>,
): string[] {
  const words = page[field];
  if (words === '') return [`has no ${field}. Give its page one in content/pages.yaml`];
  const others = before.get(words) ?? [];
  before.set(words, [...others, page]);
  return others
    .filter((other) => !sameAddress(page, other))
    .map((other) => `has the ${field} of out/${other.file}. Give each its own`);
}

function canonical({ file, path, canonicals }: ReadPage, siteUrl: string): string[] {
  const own = new URL(file === 'Home.html' ? '/' : path, siteUrl).href;
  const [named, ...more] = canonicals;
  if (named === undefined || more.length > 0) {
    return [`names ${canonicals.length} canonical addresses. Name one: ${own}, in pageMetadata`];
  }
  return named === own ? [] : [`names ${named} as canonical. Name itself: ${own}`];
}

function noCanonical({ canonicals }: ReadPage): string[] {
  if (canonicals.length === 0) return [];
  return ['names a canonical address, and is no page. Take it out of its metadata'];
}

/** That the picture is there, the check of references sees to. */
function card({ card: address }: ReadPage, files: ExportFiles, siteUrl: string): string[] {
  if (address === undefined) return ['has no card (og:image). Give it one in pageMetadata'];
  const path = URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : '';
  const name = path === '' ? undefined : files.at(path);
  const size = name === undefined ? 0 : files.size(name);
  if (size < largestCard) return [];
  return [`its card ${address} has ${size} bytes. Draw it in less than ${largestCard}`];
}

/** / and /Home are one page. */
function sameAddress(one: ReadPage, other: ReadPage): boolean {
  const home = ['index.html', 'Home.html'];
  return home.includes(one.file) && home.includes(other.file);
}
