import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import nextPackage from 'next/package.json' with { type: 'json' };
import { type Page, takeElements, textOf } from './html';

/** The last version of Next with which the assumptions below were verified. */
const verifiedVersion = '16.4.6';

/*
 * Assumptions about what Next writes:
 *
 * - The home page is `index.html`, and the 404 page `404.html`. It's exported as `_not-found` too, its internal name.
 *   No other internal page is exported.
 * - Every page has a charset, and the referrer policy that `app/layout.tsx` sets.
 * - Every script but JSON-LD is Next's, and the HTML is complete without them.
 * - Next's own files are the `.js` files, and the `.txt` files that aren't the site's.
 * - Style sheets are links with `data-precedence`, and can load after the inlined critical CSS.
 */

const versionSentence = (installed: string) =>
  `The export last worked with Next ${verifiedVersion}, and this is Next ${installed}: see “When Next changes” in lib/export/README.md.`;

/** One of these assumptions doesn't hold. The message says which, and with which version of Next it last held. */
export class NextOutputError extends Error {
  override readonly name = 'NextOutputError';

  /** @param problem without a period at the end */
  constructor(problem: string) {
    super(`${problem}. ${versionSentence(nextPackage.version)}`);
  }
}

/** For problems of any cause: a line about Next, or '' if the installed version is the verified one. */
export function versionNote(installed = nextPackage.version): string {
  return installed === verifiedVersion ? '' : `\n${versionSentence(installed)}`;
}

/** @throws NextOutputError unless Next wrote the pages where the export expects them */
export function checkPageFiles(out: string): void {
  const names = existsSync(out) ? readdirSync(out) : [];
  const missing = ['index.html', '404.html'].find((name) => !names.includes(name));
  if (missing !== undefined) throw new NextOutputError(`Next wrote no out/${missing}`);
}

/** An element that Next writes in every page. @throws NextOutputError if the page lacks it */
export function requireElement({ file, tree }: Page, selector: string): Element {
  const found = select(selector, tree);
  if (found === undefined) throw new NextOutputError(`${file} has no ${selector}`);
  return found;
}

/** Full style sheets. */
export const nextStyleSheetSelector = 'link[data-precedence]';

/**
 * @throws ForeignScriptError if a page has a script that isn't Next's: it would vanish with them, and the policy would block
 *   it anyway
 */
export function refuseScripts({ file, tree }: Page): void {
  const own = /^\(?(self\.__next_f|globalThis\["TURBOPACK)/;
  const found = selectAll('script:not([type="application/ld+json"]), link[as="script"]', tree).find(
    (script) => {
      const address = script.properties.src ?? script.properties.href;
      return address === undefined
        ? !own.test(textOf(script))
        : !String(address).startsWith('/_next/');
    },
  );
  if (found === undefined) return;
  const { src, href } = found.properties;
  const which = src ?? href ?? textOf(found).trim().slice(0, 60);
  throw new ForeignScriptError(
    `${file} has a script that can’t stay, ${which}: the site’s security policy allows only its own. Remove it from app/ or components/. To count visits, use \`analytics\` in content/site.yaml, as content/README.md explains.`,
  );
}

/** Somebody added a script. */
export class ForeignScriptError extends Error {
  override readonly name = 'ForeignScriptError';
}

/** Removes Next's scripts from a page. @throws NextOutputError if the page has content that only they would show */
export function removeNextScripts({ file, tree }: Page): void {
  const streamed = select('template, [id^="S:"]', tree);
  if (streamed !== undefined) {
    throw new NextOutputError(`${file} has streamed content, a ${streamed.tagName} element`);
  }
  takeElements(tree, 'link[as="script"], script:not([type="application/ld+json"])');
}

/**
 * Removes Next's scripts and payloads, which no page loads, and `_not-found`, its internal copy of the 404 page, which
 * hosts would serve with status 200. Call before the site's own scripts are written.
 */
export function removeNextFiles(out: string): void {
  for (const name of ['_not-found', '_not-found.html']) {
    rmSync(join(out, name), { recursive: true, force: true });
  }
  const ownTexts = ['robots.txt', 'llms.txt', 'security.txt'];
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const isPayload = file.endsWith('.txt') && !ownTexts.includes(basename(file));
    if (isPayload || file.endsWith('.js')) rmSync(join(out, file));
  }
}
