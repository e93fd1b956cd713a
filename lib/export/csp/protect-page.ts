import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { speculationRules } from '@/lib/page/speculation-rules';
import type { Settings } from '@/lib/settings';
import { type Page, requireElement, takeElements } from '../html';
import { buildCsp, type InlineHashes } from './build-csp';

/**
 * Begins a page's head with its charset, its policy, its referrer policy, and the boot script. What precedes a policy
 * isn't covered by it. A sign-in comes back with its token in the URL: whatever preceded the other two would be
 * requested with that URL as its referrer. Must be the last step, since any change to an inline script or style changes
 * its hash.
 *
 * @throws an Error if the page has no charset or no referrer policy
 */
export function protectPage(page: Page, boot: string, settings: Settings): void {
  const charset = requireElement(page, 'meta[charset]');
  const referrer = requireElement(page, 'meta[name="referrer"]');
  takeElements(page.tree, 'meta[charset], meta[name="referrer"]');
  const head = requireElement(page, 'head');
  head.children.unshift(charset, referrer, h('script', { dataBoot: '' }, boot));
  const content = buildCsp(settings, inlineHashes(page.tree));
  head.children.splice(1, 0, h('meta', { httpEquiv: 'Content-Security-Policy', content }));
}

/** Types of script elements that hold data: no browser runs them, and no policy is asked for them. */
export const dataBlockTypes: readonly string[] = ['application/json', 'application/ld+json'];

const noData = dataBlockTypes.map((type) => `:not([type="${type}"])`).join('');

/** The inline scripts and styles of a page, and what its script adds, as the hashes by which a policy admits them. */
function inlineHashes(tree: Root): InlineHashes {
  const hashesOf = (selector: string) => [
    ...new Set(selectAll(selector, tree).map((element) => hashSource(textOf(element)))),
  ];
  const scripts = hashesOf(`script:not([src])${noData}`);
  return { scripts: [...scripts, hashSource(speculationRules)], styles: hashesOf('style') };
}

/** A text by its hash, as a source of a policy. Browsers read line ends as line feeds before they hash. */
export function hashSource(text: string): string {
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
