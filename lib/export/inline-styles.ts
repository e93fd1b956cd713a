import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/** The addresses of the style sheets that a page links. */
export function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(sheetLink)].map(([, href]) => href ?? '');
}

/** A sheet's text, fit to stand in a page: its addresses no longer count from where the sheet lay. */
export function readStyleSheet(out: string, href: string): string {
  const text = readFileSync(join(out, href), 'utf8').trim();
  // An end tag in a comment or a string would end the element, and show the rest as words.
  if (/<\/style/i.test(text))
    throw new Error(`${href} holds "</style", which would end its element`);
  return text.replace(/url\((?!["']?(?:data:|\/))(["']?)([^"')]+)\1\)/g, (_, quote, path) => {
    const { pathname } = new URL(path, new URL(href, 'file:///'));
    return `url(${quote}${pathname}${quote})`;
  });
}

/** Puts the text of the sheets where the page linked them, so that its first paint waits for no file. */
export function inlineStyles(html: string, textOf: (href: string) => string): string {
  return html.replace(sheetLink, (_, href: string) => `<style>${textOf(href)}</style>`);
}
