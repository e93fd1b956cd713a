import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { z } from 'zod';
import { element, type Page, parsePage, takeElements, textOf } from './html';

/** The last version of Next with which the assumptions below were verified. */
const verifiedVersion = '16.4.6';

/*
 * Assumptions about what Next writes:
 *
 * - The home page is `index.html`, and the 404 page `404.html`. It's exported as `_not-found` too, its internal name.
 *   No other internal page is exported.
 * - Every page has a charset, and the referrer policy that `app/layout.tsx` sets.
 * - Scripts with a `src` are async, but also work when run in document order after the inline scripts.
 * - Inline scripts only pass data to them, so they can be moved to a file.
 * - Every page has the scripts of the 404 page, which has no others.
 * - `noModule` scripts are for browsers too old to run the others, so they can be removed.
 * - Style sheets are links with `data-precedence`, and can load after the inlined critical CSS.
 */

const { version: installedVersion } = z
  .object({ version: z.string() })
  .parse(createRequire(import.meta.url)('next/package.json'));

const versionSentence = (installed: string) =>
  `The export last worked with Next ${verifiedVersion}, and this is Next ${installed}: see “When Next changes” in lib/export/README.md.`;

/** One of these assumptions doesn't hold. The message says which, and with which version of Next it last held. */
export class NextOutputError extends Error {
  override readonly name = 'NextOutputError';

  /** @param problem without a period at the end */
  constructor(problem: string) {
    super(`${problem}. ${versionSentence(installedVersion)}`);
  }
}

/** For problems of any cause: a line about Next, or '' if the installed version is the verified one. */
export function versionNote(installed = installedVersion): string {
  return installed === verifiedVersion ? '' : `\n${versionSentence(installed)}`;
}

/**
 * Checks that Next wrote the pages where the export expects them.
 *
 * @throws NextOutputError
 */
export function checkPageFiles(out: string): void {
  const names = existsSync(out) ? readdirSync(out) : [];
  const missing = ['index.html', '404.html'].find((name) => !names.includes(name));
  if (missing !== undefined) throw new NextOutputError(`Next wrote no out/${missing}`);
  const internal = names.find((name) => /^_.*\.html$/.test(name) && name !== '_not-found.html');
  if (internal !== undefined) {
    throw new NextOutputError(`Next wrote out/${internal}, which is not a page of the site`);
  }
}

/**
 * An element that Next writes in every page.
 *
 * @throws NextOutputError if the page lacks it
 */
export function requireElement({ file, tree }: Page, selector: string): Element {
  const found = select(selector, tree);
  if (found === undefined) throw new NextOutputError(`${file} has no ${selector}`);
  return found;
}

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
 * @throws NextOutputError if the page has no inline or no external scripts
 */
export function takeNextScripts({ file, tree }: Page): NextFiles {
  takeElements(tree, 'link[as="script"], script[nomodule]');
  const files = takeElements(tree, `${nextScriptSelector}[src]`);
  const inline = takeElements(tree, nextScriptSelector).map(textOf);
  if (inline.length === 0 || files.length === 0) {
    throw new NextOutputError(
      `${file} has ${inline.length} inline scripts and ${files.length} script files`,
    );
  }
  return { inline, scripts: [...new Set(files.map(({ properties }) => String(properties.src)))] };
}

/** URLs of the scripts that all pages have in common: those of the 404 page. Empty if it has none. */
export function findSharedScripts(out: string): string[] {
  const file = '404.html';
  try {
    return takeNextScripts({ file, tree: parsePage(readFileSync(join(out, file), 'utf8')) })
      .scripts;
  } catch (error) {
    // The 404 page's own step reports this error.
    if (error instanceof NextOutputError) return [];
    throw error;
  }
}

/** URLs of the scripts that only some pages have. */
export function findPageScripts(out: string): string[] {
  const scriptsIn = (file: string): string[] =>
    readFileSync(join(out, file), 'utf8').match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];
  const shared = new Set(scriptsIn('404.html'));
  const pages = readdirSync(out).filter((name) => name.endsWith('.html'));
  return [...new Set(pages.flatMap(scriptsIn))].filter((url) => !shared.has(url));
}

/** Fallback if takeNextScripts() is skipped or fails: Next's scripts run in order after the site's script. */
export function deferScripts(page: Page, site: string): void {
  for (const { properties } of selectAll(`${nextScriptSelector}[src]`, page.tree)) {
    delete properties.async;
    properties.defer = true;
  }
  requireElement(page, 'head').children.unshift(element('script', { src: site, defer: true }));
}

/** Removes `_not-found`, Next's internal copy of the 404 page. Hosts would serve it with status 200. */
export function removeInternalPages(out: string): void {
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
}
