import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import type * as Css from 'lightningcss';
import { transform } from 'lightningcss';
import { element, type Page, serializePage, takeElements } from './html';
import { NextOutputError, nextStyleSheetSelector, requireElement } from './next-output';

/** Data attributes that scripts may set while a page has only its critical CSS. */
const dynamicAttributes = 'signed-in restricted ready scripted scrolled playing session typeface';

/** Pseudo-elements that the first paint doesn't have. */
const laterPseudoElements = /^(file-selector-button|-webkit-(inner|outer|date|calendar))/;

/**
 * Replaces a page's style sheet links with its critical CSS, so its first paint doesn't wait for another file.
 *
 * @returns URLs of the full style sheets, which the site's script loads
 * @throws NextOutputError if the page links no style sheet
 */
export function inlineCriticalCss(page: Page, out: string): string[] {
  const urls = takeElements(page.tree, nextStyleSheetSelector).map(({ properties }) =>
    String(properties.href),
  );
  if (urls.length === 0) throw new NextOutputError(`${page.file} links no style sheet`);
  const head = requireElement(page, 'head');
  for (const href of urls) {
    const css = criticalCss(readFileSync(join(out, href), 'utf8'), href, page.tree);
    const print = element('link', { rel: 'stylesheet', href, media: 'print' });
    head.children.push(element('style', {}, css), element('noscript', {}, print));
  }
  return urls;
}

/**
 * The critical CSS of a page: rules whose selectors use only classes, elements, and data attributes that the page has.
 * State selectors (`:hover`, `[open]`) always count as matching. Leaves out print styles, which are in the full style
 * sheet.
 *
 * @param href of the style sheet
 */
export function criticalCss(css: string, href: string, tree: Root): string {
  const html = serializePage(tree);
  const names = namesIn(tree);
  const rules = minified(css, {
    visitor: {
      Url: rebasedOn(href),
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        // Tailwind's fallback for browsers without @property, which we don't support.
        'layer-block': ({ value }) => (value.name?.join() === 'properties' ? [] : undefined),
        style: ({ value }) =>
          value.selectors.some((selector) => canMatch(selector, names)) ? undefined : [],
      },
    },
  });
  return withoutUnusedCustomProperties(rules, html);
}

type Options = Omit<Parameters<typeof transform>[0], 'filename' | 'code'>;

function minified(css: string, options: Options): string {
  const { code } = transform({ ...options, filename: 'a', code: Buffer.from(css), minify: true });
  return code.toString();
}

/** Resolves relative URLs against the style sheet's URL. */
const rebasedOn = (href: string) => (from: Css.Url) => ({
  ...from,
  url: new URL(from.url, `file://${href}`).href.replace('file://', ''),
});

/** A style sheet without the fonts, which critical CSS declares. Declared twice, they would load twice. */
export function withoutFonts(css: string): string {
  return minified(css, { visitor: { Rule: { 'font-face': () => [] } } });
}

/** Names of elements, classes (with a dot), and attributes on the page. */
function namesIn(tree: Root): ReadonlySet<string> {
  const names = new Set(dynamicAttributes.split(' ').map((name) => `data-${name}`));
  for (const { tagName, properties } of selectAll('*', tree)) {
    names.add(tagName.toLowerCase());
    for (const name of [properties.className ?? []].flat()) names.add(`.${name}`);
    // hast writes data-state as dataState.
    const attributes = Object.keys(properties).join(' ').replaceAll(/[A-Z]/g, '-$&').toLowerCase();
    for (const name of attributes.split(' ')) names.add(name);
  }
  return names;
}

function canMatch(selector: readonly Css.SelectorComponent[], names: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return names.has(`.${part.name}`);
    if (part.type === 'type') return names.has(part.name.toLowerCase());
    if (part.type === 'attribute') return !part.name.startsWith('data-') || names.has(part.name);
    if (part.type === 'pseudo-element') {
      return !laterPseudoElements.test(part.kind === 'custom' ? part.name : part.kind);
    }
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true;
    return part.selectors.some((alternative) => canMatch(alternative, names));
  });
}

function withoutUnusedCustomProperties(css: string, html: string): string {
  const names = [...css.matchAll(/--[\w-]+(?=[:{])/g)].map(([name]) => name);
  const isUsed = (name: string) => `${css}${html}`.includes(`var(${name}`);
  const shorter = minified(css, { unusedSymbols: names.filter((name) => !isUsed(name)) });
  // Removing a custom property may leave another one unused.
  return shorter === css ? css : withoutUnusedCustomProperties(shorter, html);
}
