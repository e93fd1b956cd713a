import { select, selectAll } from 'hast-util-select';
import type { Page } from './html';
import { requireElement } from './next-output';

/** What the site adds to every page, around its text and within it. */
const shell = [
  'body > :not(.page)',
  '.page > :not(.page-words)',
  '.page-words > :not(main):not(nav)',
  'nav[aria-label="Breadcrumb"]',
  'nav[data-current-section] :is(h2, summary)',
].join();

/**
 * Gives a page in another language, which `main` names, that language as a whole, as search engines and translators expect,
 * and marks what stays in English.
 */
export function markLanguages(page: Page): void {
  const main = select('main[lang]', page.tree);
  if (main === undefined) return;
  const { lang } = main.properties;
  requireElement(page, 'html').properties.lang = lang;
  for (const element of selectAll(shell, page.tree)) element.properties.lang = 'en';
  for (const title of selectAll('nav[aria-label="Breadcrumb"] [aria-current]', page.tree)) {
    title.properties.lang = lang;
  }
}
