import { content, hrefOf, indexablePages, pageHead } from '@/lib/content';
import { withoutMarks } from '@/lib/content/editing/place';
import type { Content, Page } from '@/lib/content/types';
import type { CardProps } from './card';

/** Placeholders share a card. Page names can't contain a hyphen, so this name can't collide. */
const placeholderCard = 'coming-soon';

/** File name of a page's card in /og/. */
export function cardFile(page: Page): string {
  return `${indexablePages([page]).length > 0 ? page.name : placeholderCard}.png`;
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
