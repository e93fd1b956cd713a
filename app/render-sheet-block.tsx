import { SheetBlock } from '@/components/shell/sheet-block';
import { content, getPage, hrefOf, isIndexable } from '@/lib/content';
import { settings } from './settings';

/** The title block of a page: written pages are numbered, and each leads to the next. */
export function renderSheetBlock(name: string) {
  const { site, pages } = content();
  const { title, kind, updated } = getPage(name);
  const set = pages.filter((page) => page.kind === 'written' && isIndexable(page));
  const index = set.findIndex((page) => page.name === name);
  const next = set[(index + 1) % set.length];
  return (
    <SheetBlock
      name={site.name}
      title={title}
      address={new URL(hrefOf(name), settings.siteUrl).href}
      // A legal text has its own date.
      revision={kind === 'legal' ? undefined : updated}
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
