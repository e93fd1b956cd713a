import { content, hrefOf, indexablePages } from '@/lib/content';
import type { FilmContent, Page } from '@/lib/content/types';
import type { CardProps } from './card';

/** Placeholders share a card. Page names can't contain a hyphen, so this name can't collide. */
const placeholderCard = 'coming-soon';

/** File name of a page's card in /og/. */
export function cardFile(page: Page): string {
  return `${indexablePages([page]).length > 0 ? page.name : placeholderCard}.png`;
}

/** Props of every card, by file name. */
export function cards(): Map<string, CardProps> {
  const { site, pages, home, team, capabilities, iso, standardPages } = content();
  const heads: Record<string, { headline?: string | undefined; film?: FilmContent | undefined }> = {
    ...standardPages,
    Home: home.hero,
    AITeam: team.hero,
    Capabilities: capabilities,
    ISO: iso,
  };
  const own = indexablePages(pages).map((page): [string, CardProps] => [
    cardFile(page),
    {
      page,
      filmFile: heads[page.name]?.film?.file,
      heading: heads[page.name]?.headline ?? page.title,
      text: page.description,
      site,
      path: page.name === 'Home' ? null : hrefOf(page.name),
    },
  ]);
  const common = {
    page: { name: placeholderCard, kind: 'placeholder' },
    heading: site.category,
    text: site.promise,
    site,
    path: null,
  };
  return new Map([...own, [`${placeholderCard}.png`, common]]);
}
