import { content, hrefOf, indexablePages, isIndexable, pageHead } from '@/lib/content';
import { withoutMarks } from '@/lib/content/editing/place';
import type { Content, Page } from '@/lib/content/types';
import type { CardProps } from './card';
import { motifOf } from './motifs';

/** Placeholders share a card. Page names can't contain a hyphen, so this name can't collide. */
const placeholderCard = 'coming-soon';

/** File name of a page's card in /og/. */
export function cardFile(page: Page): string {
  return `${isIndexable(page) ? page.name.replace('/', '-') : placeholderCard}.png`;
}

/** What a page's card shows, for people who can't see it. */
export function cardAlt(page: Page, all: Content = content()): string {
  const { headline = page.title, film } = pageHead(page.name, all);
  if (film !== undefined) {
    const [picture] = film.description.split(/(?<=\.) /);
    return `“${headline}” below a still from a film. ${picture}`;
  }
  const words = isIndexable(page) ? headline : all.site.category;
  return `“${words}” next to a line drawing of ${motifOf(page).seen}.`;
}

/** Props of every card, by file name. */
export function cards(all: Content = content()): Map<string, CardProps> {
  const { site, pages } = all;
  const own = indexablePages(pages).map((page): [string, CardProps] => {
    const { name, title, description } = page;
    const { headline = title, film } = pageHead(name, all);
    const path = name === 'Home' ? null : hrefOf(name);
    return [
      cardFile(page),
      { page, filmFile: film?.file, heading: headline, text: description, site, path },
    ];
  });
  const common = {
    page: { name: placeholderCard, kind: 'placeholder' },
    heading: site.category,
    text: site.promise,
    site,
    path: null,
  };
  const entries = [...own, [`${placeholderCard}.png`, common]];
  // In development, words have marks of their places, which the card's fonts can't set.
  return new Map(JSON.parse(withoutMarks(JSON.stringify(entries))));
}
