import { content, hrefOf } from '@/lib/content';

/** The pages of the site as its registry has them, so that no test spells a name twice. */
export const pages = content().pages.map((page) => ({ ...page, href: hrefOf(page.name) }));

export const site = content().site;
