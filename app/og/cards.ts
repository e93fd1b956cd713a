import { content, findable, hrefOf } from '@/lib/content';
import type { FilmWords, Page } from '@/lib/content/types';
import type { CardProps } from './card';

/** Pages still to be written share a card. No page can have this name: a hyphen stands in it. */
const shared = 'coming-soon';

/** The file of a page's card in /og/. */
export function cardFile(page: Page): string {
  return `${findable([page]).length > 0 ? page.name : shared}.png`;
}

/** What each card says, by its file. */
export function cards(): Map<string, CardProps> {
  const { site, pages, home, team, capabilities, iso, outlines } = content();
  const heads: Record<string, { headline?: string | undefined; film?: FilmWords | undefined }> = {
    ...outlines,
    Home: home.hero,
    AITeam: team.hero,
    Capabilities: capabilities,
    ISO: iso,
  };
  const own = findable(pages).map((page): [string, CardProps] => [
    cardFile(page),
    {
      page,
      film: heads[page.name]?.film?.file,
      heading: heads[page.name]?.headline ?? page.title,
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
