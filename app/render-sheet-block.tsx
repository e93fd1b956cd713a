import { SheetBlock } from '@/components/shell/sheet-block';
import { content, getLegalText, getPage, hrefOf, isIndexable, todayAtPlant } from '@/lib/content';
import type { Page } from '@/lib/content/types';
import { settings } from './settings';

/** The title block of a page. Written pages are numbered, and so are legal texts and posts; each leads to the next of its set. */
export function renderSheetBlock(name: string) {
  const { site, pages } = content();
  const { title, kind, updated, post } = getPage(name);
  const isOfSet = (page: Page) => page.kind === kind && !page.post === !post;
  const set = pages.filter((page) => isOfSet(page) && isIndexable(page));
  const index = set.findIndex((page) => page.name === name);
  const next = set[(index + 1) % set.length];
  return (
    <SheetBlock
      name={site.name}
      title={title}
      address={new URL(hrefOf(name), settings.siteUrl).href}
      revision={kind === 'legal' ? getLegalText(name).updated : updated}
      today={todayAtPlant()}
      sheet={
        index === -1 || next === undefined
          ? null
          : {
              number: index + 1,
              count: set.length,
              next: {
                label: `To sheet ${((index + 1) % set.length) + 1} · ${next.title}`,
                href: hrefOf(next.name),
              },
            }
      }
    />
  );
}
