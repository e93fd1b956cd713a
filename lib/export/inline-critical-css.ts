import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'hastscript';
import { criticalCss } from './critical-css';
import { type Page, requireElement, takeElements } from './html';
import { nextStyleSheetSelector, precedence } from './next-output';

/**
 * Replaces a page's style sheet links with its critical CSS, so its first paint doesn't wait for another file.
 *
 * @returns URLs of the full style sheets, which the site's script loads
 * @throws an Error if the page links no style sheet
 */
export function inlineCriticalCss(page: Page, out: string): string[] {
  const urls = takeElements(page.tree, nextStyleSheetSelector).map(({ properties }) =>
    String(properties.href),
  );
  if (urls.length === 0) throw new Error(`${page.file} links no style sheet`);
  const head = requireElement(page, 'head');
  for (const href of urls) {
    const css = criticalCss(readFileSync(join(out, href), 'utf8'), href, page.tree);
    // An end tag would close the element, even within a CSS string.
    if (/<\/style/i.test(css)) throw new Error(`${href} contains “</style”`);
    const print = h('link', { rel: 'stylesheet', href, media: 'print' });
    head.children.push(h('style', precedence, css), h('noscript', print));
  }
  return urls;
}
