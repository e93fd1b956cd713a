import { content, hrefOf, indexablePages, pageHead } from '@/lib/content';
import type { Page } from '@/lib/content/types';
import type { CardProps } from './card';

/** Placeholders share a card. Page names can't contain a hyphen, so this name can't collide. */
const placeholderCard = 'coming-soon';

/** File name of a page's card in /og/. */
export function cardFile(page: Page): string {
  return `${indexablePages([page]).length > 0 ? page.name : placeholderCard}.png`;
}

/** Props of every card, by file name. */
export function cards(): Map<string, CardProps> {
  const { site, pages } = content();
  const own = indexablePages(pages).map((page): [string, CardProps] => {
    const { name, title, description } = page;
    const { headline = title, film } = pageHead(name, content());
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
  return new Map([...own, [`${placeholderCard}.png`, common]]);
}
