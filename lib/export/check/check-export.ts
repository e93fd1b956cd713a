import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { select } from 'hast-util-select';
import { maxPageBytes } from '@/lib/budgets';
import type { Settings } from '@/lib/settings';
import { type Page, parsePage } from '../html';
import { checkReferences, type Fault } from './references';

/**
 * Checks that an export has the pages with these names and no others, without broken links or missing files, and that a
 * preview, which has drafts, is closed to search engines. The tests of `out/` (`e2e/exported`) check what depends on the
 * code alone.
 *
 * @param out the export's folder
 * @returns a line for each fault
 */
export function checkExport(
  out: string,
  { siteUrl, preview }: Pick<Settings, 'siteUrl' | 'preview'>,
  names: readonly string[],
): string[] {
  const entries = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const files = new Set(entries.map((name) => name.split(sep).join('/')));
  const pages = [...files]
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((file) => ({ file, tree: parsePage(readFileSync(join(out, file), 'utf8')) }));
  return faultLines([
    ...checkPages(pages, names),
    ...(preview ? checkPreview(pages, out, files) : []),
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
    const [first = '', ...more] = affected;
    return `out/${first}${more.length === 0 ? '' : ` and ${more.length} more`}: ${message}`;
  });
}

/** What to tell the person who builds if the HTML of pages is too large, with a line for each; null if none is. */
export function pageSizeWarning(out: string): string | null {
  const lines = readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, size: statSync(join(out, `${name}.br`)).size }))
    .filter(({ size }) => size > maxPageBytes)
    .map(({ name, size }) => `out/${name}: ${size.toLocaleString('en-US')} bytes with Brotli`);
  if (lines.length === 0) return null;
  const limit = maxPageBytes.toLocaleString('en-US');
  return `Warning: a page should have at most ${limit} bytes. Shorten its text:\n${lines.join('\n')}`;
}
