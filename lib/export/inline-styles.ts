import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet, type Sheet } from './needed-styles';

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/** The addresses of the sheets that a page links. */
export function sheetsOf(html: string): string[] {
  return [...html.matchAll(sheetLink)].map(([, href = '']) => href);
}

/**
 * Puts a page's critical CSS into the page, in place of the link to the style sheet, so its first paint waits
 * for no style sheet. The full style sheet applies from hydration on (`components/shell/whole-styles.tsx`).
 *
 * @returns a function that does this to a page.
 * @throws when a page has no style sheet: the export looks other than this step expects.
 */
export function createStyleInliner(out: string): (html: string, page: string) => string {
  const sheets = new Map<string, Sheet>();

  function sheetAt(href: string): Sheet {
    const known = sheets.get(href) ?? readSheet(textOf(out, href));
    sheets.set(href, known);
    return known;
  }

  return (html, page) => {
    if (html.search(sheetLink) === -1) throw new Error(`${page} does not link a style sheet`);
    return html.replace(
      sheetLink,
      // React puts the whole sheet behind the last style of this precedence, else before all of them.
      (_, href: string) =>
        `<style data-precedence="next">${sheetAt(href).neededBy(html)}</style><noscript><link rel="stylesheet" href="${href}" media="print"/></noscript>`,
    );
  };
}

/** A sheet's text, fit to stand in a page: its addresses no longer count from where the sheet lay. */
function textOf(out: string, href: string): string {
  const text = readFileSync(join(out, href), 'utf8').trim();
  // An end tag in a comment or a string would end the element, and show the rest as words.
  if (/<\/style/i.test(text))
    throw new Error(`${href} contains "</style", which would close its element`);
  return text.replace(/url\((?!["']?(?:data:|\/))(["']?)([^"')]+)\1\)/g, (_, quote, path) => {
    const { pathname } = new URL(path, new URL(href, 'file:///'));
    return `url(${quote}${pathname}${quote})`;
  });
}
