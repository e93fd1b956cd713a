import type { ComponentProps } from 'react';
import { content, findable, hrefOf } from '@/lib/content';
import type { Page } from '@/lib/content/types';
import type { Card } from './card';

/** Pages still to be written share a card. No page can have this name: a hyphen stands in it. */
const shared = 'coming-soon';

/** The file of a page's card in /og/. */
export function cardFile(page: Page): string {
  return `${findable([page]).length > 0 ? page.name : shared}.png`;
}

/** What each card says, by its file. */
export function cards(): Map<string, ComponentProps<typeof Card>> {
  const { site, pages } = content();
  const own = findable(pages).map((page): [string, ComponentProps<typeof Card>] => [
    cardFile(page),
    {
      page,
      heading: page.name === 'Home' ? site.promise : page.title,
      text: page.description,
      site,
      path: page.name === 'Home' ? null : hrefOf(page.name),
    },
  ]);
  const common = {
    page: { name: shared, kind: 'placeholder' },
    heading: site.category,
    text: site.promise,
    site,
    path: null,
  };
  return new Map([...own, [`${shared}.png`, common]]);
}
