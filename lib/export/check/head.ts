import type { ExportFiles } from './export-files';
import type { Fault } from './fault';
import type { ReadPage } from './read-page';

/** The most that services which show a card take without delay, in bytes. */
const largestCard = 200_000;

/** Each page has a title and a description of its own, one canonical address and a card to show. */
export function checkHeads(
  pages: readonly ReadPage[],
  files: ExportFiles,
  siteUrl: string,
): Fault[] {
  return pages.flatMap((page, index) => {
    const { file } = page;
    const others = pages.slice(0, index).filter((other) => !sameAddress(page, other));
    const mistakes = [
      ...(page.title === '' ? ['has no title. Give its page one in content/pages.yaml'] : []),
      ...others
        .filter(({ title }) => title !== '' && title === page.title)
        .map((other) => `has the title of out/${other.file}. Give each its own`),
      ...(file === missingPage ? [] : aboutIndexable(page, others)),
      ...(file === missingPage && page.canonicals.length > 0
        ? ['names a canonical address, and is no page. Take it out of its metadata']
        : []),
      ...(page.h1s === 1 ? [] : [`has ${page.h1s} headings of the first level. Give it one h1`]),
      ...(page.mains === 1 ? [] : [`has ${page.mains} main parts. Give it one, by PageFrame`]),
    ];
    return mistakes.map((message) => ({ file, message }));
  });

  function aboutIndexable(page: ReadPage, others: readonly ReadPage[]): string[] {
    const own = new URL(page.file === 'Home.html' ? '/' : page.path, siteUrl).href;
    const mistakes: string[] = [];
    if (page.description === '') {
      mistakes.push('has no description. Give its page one in content/pages.yaml');
    }
    for (const other of others) {
      if (page.description !== '' && page.description === other.description) {
        mistakes.push(`has the description of out/${other.file}. Give each its own`);
      }
    }
    if (page.canonicals.length !== 1) {
      mistakes.push(
        `names ${page.canonicals.length} canonical addresses. Name one: ${own}, in pageMetadata`,
      );
    } else if (page.canonicals[0] !== own) {
      mistakes.push(`names ${page.canonicals[0]} as canonical. Name itself: ${own}`);
    }
    const card = page.card;
    if (card === undefined) mistakes.push('has no card (og:image). Give it one in pageMetadata');
    else {
      const name = URL.canParse(card, siteUrl)
        ? files.at(new URL(card, siteUrl).pathname)
        : undefined;
      // One that is missing is told with the other references.
      const size = name === undefined ? 0 : files.size(name);
      if (size >= largestCard) {
        mistakes.push(`its card ${card} has ${size} bytes. Draw it in less than ${largestCard}`);
      }
    }
    return mistakes;
  }
}

const missingPage = '404.html';

/** / and /Home are one page. */
function sameAddress(one: ReadPage, other: ReadPage): boolean {
  const home = ['index.html', 'Home.html'];
  return home.includes(one.file) && home.includes(other.file);
}
