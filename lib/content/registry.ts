import { type CustomContent, type CustomPageKey, customPage } from './custom-pages';
import { footerColumns, menuGroups } from './schemas/pages';
import type { Content, FilmContent, FooterColumn, MenuItem, Page, StandardPage } from './types';

/** The path of a page, or of an anchor on it: its exact name, or `/` for Home. */
export function hrefOf(to: string): string {
  return `/${to.replace(/^Home(?=#|$)/, '')}`;
}

export function buildMenu({ pages, site }: Pick<Content, 'pages' | 'site'>): MenuItem[] {
  return menuGroups.flatMap((group): MenuItem[] => {
    const members = pages.flatMap((page) =>
      page.menu?.group === group ? [{ ...page, menu: page.menu }] : [],
    );
    const links = members.map(({ name, menu, kind, mail, available: [now] = [] }) => ({
      column: menu.column ?? null,
      link: {
        label: menu.label,
        href: hrefOf(name),
        ...(menu.line !== undefined && { line: menu.line }),
        // A placeholder with its own email, such as Request Demo, already does what its label says.
        ...(kind === 'placeholder' && mail === undefined && { soon: true as const }),
        ...(menu.column === undefined &&
          mail === undefined &&
          now?.to !== undefined && { now: { label: now.label, href: hrefOf(now.to) } }),
      },
    }));
    const [first] = links;
    if (first === undefined) return [];
    if (group === 'About') return [{ kind: 'link', ...first.link }];
    const titles = [...new Set(links.map(({ column }) => column))];
    const columns = titles.map((title) => ({
      title,
      href: title === null ? null : hrefOf(site.solutions[title].to),
      links: links.filter(({ column }) => column === title).map(({ link }) => link),
    }));
    return [{ kind: 'group', label: group, columns }];
  });
}

export function buildFooter(pages: readonly Page[]): FooterColumn[] {
  return footerColumns.map((title) => ({
    title,
    links: pages.flatMap(({ name, footer }) =>
      footer?.column === title ? [{ label: footer.label, href: hrefOf(name) }] : [],
    ),
  }));
}

/** Pages that search engines may show. The site's own search lists placeholders too. */
export function indexablePages(pages: readonly Page[]): Page[] {
  return pages.filter(isIndexable);
}

/** Placeholders have no content yet, except the one with a form for a demo, and drafts aren't public. */
export function isIndexable({ kind, status, mail }: Page): boolean {
  return (kind !== 'placeholder' || mail === 'demo') && status !== 'draft';
}

/** The content of a written page; undefined for other kinds of pages. */
export function pageContent(
  name: string,
  content: Content,
): CustomContent[CustomPageKey] | StandardPage | undefined {
  const custom = customPage(name);
  return custom === undefined ? content.standardPages[name] : content[custom.key];
}

interface PageHead {
  headline?: string | undefined;
  film?: FilmContent | undefined;
}

/** The head of a written page; empty for other kinds of pages. */
export function pageHead(name: string, content: Content): PageHead {
  const page = pageContent(name, content);
  if (page === undefined) return {};
  return 'hero' in page ? page.hero : page;
}
