import { existsSync, readdirSync } from 'node:fs';

// Not pages to look at by name: what the host shows for any unknown path.
const excludedPages = new Set(['404', '_not-found']);

/** Paths of the pages in the exported site's top folder, Home first; none without such a folder. */
export function listPages(out: string | undefined): string[] {
  if (out === undefined || !existsSync(out)) return [];
  const names = readdirSync(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => !excludedPages.has(name));
  const others = names.filter((name) => name !== 'index').sort();
  return [...(names.includes('index') ? ['/'] : []), ...others.map((name) => `/${name}`)];
}
