import { existsSync, readdirSync } from 'node:fs';

// The host shows these for unknown paths; they aren't pages with a path of their own.
const excludedPages = new Set(['404', '_not-found']);

/** Paths of the pages at the top level of the exported site, Home first; empty if the folder doesn't exist. */
export function listPages(out: string | undefined): string[] {
  if (out === undefined || !existsSync(out)) return [];
  const names = readdirSync(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => !excludedPages.has(name));
  const others = names.filter((name) => name !== 'index').sort();
  return [...(names.includes('index') ? ['/'] : []), ...others.map((name) => `/${name}`)];
}
