import { h } from 'hastscript';
import { type PageData, pageDataId } from '@/lib/page/page-data';
import { writeScript } from './browser-scripts';
import { type Page, requireElement } from './html';
import type { NextFiles } from './next-output';

/**
 * Writes the data block that tells the site's script how to load React (`lib/page/react-loader.ts`), and moves Next's
 * inline scripts, which repeat all the page's text, to a file.
 *
 * @param out receives the file
 * @param sheets URLs of full style sheets that the page doesn't link
 */
export function addPageData(page: Page, out: string, next: NextFiles, sheets: string[]): void {
  const name = page.file.replace(/\.html$/, '');
  const data: PageData = {
    name: name === '404' ? '/_not-found' : name === 'index' ? 'Home' : name,
    sheets,
    react: { payload: writeScript(out, 'data', next.inline.join(';\n')), scripts: next.scripts },
  };
  const script = h('script', { type: 'application/json', id: pageDataId }, JSON.stringify(data));
  requireElement(page, 'body').children.push(script);
}
