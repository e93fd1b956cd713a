import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardFirst } from './guard-first';

/** What happens to an export after `next build`, in place. Running it again changes nothing. */
export function finish(out: string): { pages: number } {
  // Next exports its internal name of the 404 page too, as a page that would answer 200.
  for (const name of readdirSync(out)) {
    if (/^_not-found(\.|$)/.test(name)) rmSync(join(out, name), { recursive: true });
  }
  const pages = readdirSync(out).filter((name) => name.endsWith('.html'));
  for (const name of pages) {
    const file = join(out, name);
    writeFileSync(file, guardFirst(readFileSync(file, 'utf8'), name));
  }
  return { pages: pages.length };
}
