import { checkConsistency, type Registry } from './consistency';
import { checkCsp } from './csp';
import { type Fault, readExport } from './export-files';
import { checkHeads } from './head';
import { validateMarkup } from './markup';
import { type ParsedPage, readPage } from './read-page';
import { checkFileReferences, checkReferences } from './references';
import { sizeTable } from './sizes';
import { checkStructuredData } from './structured-data';

/**
 * Checks an export as a host, a browser, and a crawler would read it.
 *
 * @param out the export's folder
 * @param siteUrl the origin that it was built for
 * @returns a line for each fault, and a table of the export's file sizes
 */
export function checkExport(
  out: string,
  siteUrl: string,
  registry: Registry,
): { faults: string[]; table: string } {
  const files = readExport(out);
  const faults: Fault[] = [];
  const pages: ParsedPage[] = [];
  for (const file of files.names.filter((name) => name.endsWith('.html'))) {
    const html = files.text(file);
    faults.push(...validateMarkup(html, file).map((message) => ({ file, message })));
    const page = readPage(html, file);
    if (page !== null) pages.push(page);
  }
  faults.push(
    ...checkReferences(pages, files, siteUrl),
    ...checkFileReferences(files, siteUrl),
    ...checkHeads(pages, files, siteUrl),
    ...checkConsistency(pages, files, siteUrl, registry),
    ...checkCsp(pages),
    ...checkStructuredData(pages, files, siteUrl),
  );
  return { faults: faultLines(faults), table: sizeTable(files, registry.pages.length) };
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
