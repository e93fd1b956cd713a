import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '@/lib/export/csp';

/**
 * Changes the pages of a preview so that they also open by double click, without a server: their links, pictures, films,
 * and style sheets are relative, and their fonts are in them, because browsers load none from another file. The 404 page
 * stays as it is: a host shows it at any address.
 */
export function openAsFile(folder: string): void {
  for (const name of readdirSync(folder)) {
    // Compressed copies would be of the page as it was.
    if (/\.html\.(br|gz)$/.test(name)) rmSync(join(folder, name));
    if (!name.endsWith('.html') || name === '404.html') continue;
    const file = join(folder, name);
    writeFileSync(file, embedFonts(relativeLinks(readFileSync(file, 'utf8'), folder), folder));
  }
}

/** Attributes with the address of another file, or of several. */
const addresses = /(?<=\s(?:href|src|srcset|poster|data-sheets)=")\/(?!\/)[^"]*/g;

function relativeLinks(html: string, folder: string): string {
  return html.replace(addresses, (value) =>
    value.replace(/(?<=^|\s)\/([^?#\s]*)/g, (_, path: string) => {
      const page = path === '' ? 'index.html' : `${path}.html`;
      return existsSync(join(folder, page)) ? page : path;
    }),
  );
}

function embedFonts(html: string, folder: string): string {
  const page = html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, '');
  const hashes: [before: string, after: string][] = [];
  const embedded = page.replace(/(?<=<style>).*?(?=<\/style>)/gs, (style) => {
    const changed = style.replace(/url\(\/([^)]+\.woff2)\)/g, (_, font: string) => {
      return `url(data:font/woff2;base64,${readFileSync(join(folder, font), 'base64')})`;
    });
    hashes.push([hashSource(style), hashSource(changed)]);
    return changed;
  });
  // In a file, a page's own origin doesn't include the files next to it.
  const allowed = embedded.replace(/(?<=(?:img|media|style)-src )'self'/g, "'self' file:");
  return hashes.reduce(
    (text, [before, after]) => text.replace(before, after),
    allowed.replace("font-src 'self'", 'font-src data:'),
  );
}
