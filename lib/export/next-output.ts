import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { type Page, requireElement, takeElements } from './html';

/** The last version of Next with which the assumptions below were verified. */
export const verifiedVersion = '16.4.6';

/*
 * Assumptions about the pages that Next writes:
 *
 * - Scripts with a `src` are async, but also work when run in document order after the inline scripts.
 * - Inline scripts only pass data to them, so they can be moved to a file.
 * - `noModule` scripts are for browsers too old to run the others, so they can be removed.
 * - Style sheets are links with `data-precedence`, and can load after the inlined critical CSS.
 * - The internal name of the 404 page, `_not-found`, is exported too.
 */

/** What Next needs to hydrate a page. */
export interface NextFiles {
  /** Texts of inline scripts, in order. */
  inline: string[];
  /** URLs of scripts, in order. */
  scripts: string[];
}

/** Next's scripts, excluding data blocks and the boot script. */
const nextScriptSelector = 'script:not([type]):not([data-boot])';

/** Full style sheets. */
export const nextStyleSheetSelector = 'link[data-precedence]';

/** The attribute by which React orders styles: full style sheets go after the page's critical CSS. */
export const precedence = { dataPrecedence: 'next' };

/**
 * Removes Next's scripts from a page.
 *
 * @throws an Error if the page has no inline or no external scripts, which means that Next's output has changed
 */
export function takeNextScripts({ file, tree }: Page): NextFiles {
  takeElements(tree, 'link[as="script"], script[nomodule]');
  const files = takeElements(tree, `${nextScriptSelector}[src]`);
  const inline = takeElements(tree, nextScriptSelector).map(textOf);
  if (inline.length === 0 || files.length === 0) {
    throw new Error(`${file} has ${inline.length} inline scripts and ${files.length} files`);
  }
  return { inline, scripts: [...new Set(files.map(({ properties }) => String(properties.src)))] };
}

/** Fallback if takeNextScripts() is skipped or fails: Next's scripts run in order after the site's script. */
export function deferScripts(page: Page, site: string): void {
  for (const { properties } of selectAll(`${nextScriptSelector}[src]`, page.tree)) {
    delete properties.async;
    properties.defer = true;
  }
  requireElement(page, 'head').children.unshift(h('script', { src: site, defer: true }));
}

/** Removes `_not-found`, Next's internal copy of the 404 page. Hosts would serve it with status 200. */
export function removeInternalPages(out: string): void {
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
}
