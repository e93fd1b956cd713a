import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { select } from 'hast-util-select';
import { type Page, parsePage } from '../html';
import { checkReferences, type Fault } from './references';

/** The pages that an export should have, by name. */
export interface Registry {
  /** A preview has drafts, so search engines have to stay out. */
  preview: boolean;
  pages: readonly string[];
}

/**
 * Checks that an export has the pages of the registry and no others, without broken links or missing files, and that a
 * preview is closed to search engines. The tests of `out/` (`e2e/exported`) check what depends on the code alone.
 *
 * @param out the export's folder
 * @param siteUrl the origin that it was built for
 * @returns a line for each fault
 */
export function checkExport(out: string, siteUrl: string, registry: Registry): string[] {
  const entries = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const files = new Set(entries.map((name) => name.split(sep).join('/')));
  const pages = [...files]
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((file) => ({ file, tree: parsePage(readFileSync(join(out, file), 'utf8')) }));
  return faultLines([
    ...checkPages(pages, registry.pages),
    ...(registry.preview ? checkPreview(pages, out, files) : []),
    ...checkReferences(pages, files, siteUrl),
  ]);
}

function checkPages(pages: readonly Page[], names: readonly string[]): Fault[] {
  const existing = pages.map(({ file }) => file);
  const expected = ['index.html', '404.html', ...names.map((name) => `${name}.html`)];
  const missing = expected.filter((file) => !existing.includes(file));
  const further = existing.filter((file) => !expected.includes(file));
  const draft =
    'should not be published: it is a draft, or not in content/pages.yaml. Build without it';
  return [
    ...missing.map((file) => ({ file, message: 'is missing. Build the site again' })),
    ...further.map((file) => ({ file, message: draft })),
  ];
}

function checkPreview(pages: readonly Page[], out: string, files: ReadonlySet<string>): Fault[] {
  const robots = files.has('robots.txt') ? readFileSync(join(out, 'robots.txt'), 'utf8') : '';
  const open = pages.filter(({ tree }) => !select('meta[name="robots"][content*="noindex"]', tree));
  return [
    ...open.map(({ file }) => ({
      file,
      message: 'can be indexed, in a preview. See app/layout.tsx',
    })),
    ...(/^Disallow: \/$/m.test(robots)
      ? []
      : [{ file: 'robots.txt', message: 'lets crawlers into a preview. See app/robots.ts' }]),
  ];
}

/** One line per message, with the files that have the fault. */
function faultLines(faults: readonly Fault[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, message } of faults) {
    files.set(message, (files.get(message) ?? new Set()).add(file));
  }
  return [...files].map(([message, affected]) => {
    const [first = '', second, ...more] = affected;
    if (second === undefined) return `out/${first}: ${message}`;
    if (more.length === 0) return `out/${first}, out/${second}: ${message}`;
    return `out/${first}, out/${second} and ${more.length} more: ${message}`;
  });
}
