import { z } from 'zod';
import type { ExportFiles, Fault } from './export-files';
import type { ParsedPage } from './read-page';

/** The pages that an export should have, by name. */
export interface Registry {
  /** A preview has no sitemap, and lets no crawler in. */
  preview: boolean;
  pages: readonly string[];
  /** Pages that search engines may index. */
  indexable: readonly string[];
  /** Pages in the site's own search. */
  searchable: readonly string[];
}

/** The part of MiniSearch's index that lists its documents: URLs by number. */
const searchIndex = z.object({ documentIds: z.record(z.string(), z.string()) });

const extraFiles = ['index.html', '404.html'];

/**
 * Checks that the registry, the exported pages, sitemap.xml, and the site's own search list the same pages, and that
 * robots.txt lists the sitemap. Search also lists placeholders, which aren't indexable.
 */
export function checkConsistency(
  pages: readonly ParsedPage[],
  files: ExportFiles,
  siteUrl: string,
  registry: Registry,
): Fault[] {
  return [
    ...registryFaults(pages, registry),
    ...(registry.preview ? previewFaults(files) : publishedFaults(pages, files, siteUrl)),
    ...searchFaults(files, siteUrl, registry),
  ];
}

function registryFaults(pages: readonly ParsedPage[], registry: Registry): Fault[] {
  const existing = new Set(pages.map(({ file }) => file));
  const expected = new Set([...registry.pages.map((name) => `${name}.html`), ...extraFiles]);
  const indexableNames = new Set(registry.indexable);
  return [
    ...[...expected]
      .filter((file) => !existing.has(file))
      .map((file) => ({ file, message: 'is missing. Build the site again' })),
    ...pages
      .filter(({ file }) => !expected.has(file))
      .map(({ file }) => ({
        file,
        message:
          'should not be published: it is a draft, or not in content/pages.yaml. Build without it',
      })),
    ...pages.flatMap(({ file, indexable }) => {
      const name = file === 'index.html' ? 'Home' : file.replace(/\.html$/, '');
      if (indexable === indexableNames.has(name)) return [];
      return indexable
        ? [{ file, message: 'can be indexed but shouldn’t be. Give it robots noindex' }]
        : [{ file, message: 'has robots noindex but should be indexed. Remove it' }];
    }),
  ];
}

function publishedFaults(
  pages: readonly ParsedPage[],
  files: ExportFiles,
  siteUrl: string,
): Fault[] {
  return [...sitemapFaults(pages, files, siteUrl), ...robotsFaults(files, siteUrl)];
}

function previewFaults(files: ExportFiles): Fault[] {
  const isClosed =
    files.names.includes('robots.txt') && /^Disallow: \/$/m.test(files.text('robots.txt'));
  return [
    ...(isClosed
      ? []
      : [{ file: 'robots.txt', message: 'lets crawlers into a preview. See app/robots.ts' }]),
    ...(files.names.includes('sitemap.xml')
      ? [
          {
            file: 'sitemap.xml',
            message: 'is in a preview, which has none. See lib/build/build-site.ts',
          },
        ]
      : []),
  ];
}

function sitemapFaults(pages: readonly ParsedPage[], files: ExportFiles, siteUrl: string): Fault[] {
  const file = 'sitemap.xml';
  if (!files.names.includes(file)) return [{ file, message: 'is missing. See app/sitemap.ts' }];
  const listed = [...files.text(file).matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
    day: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1] ?? '',
  }));
  return [
    ...indexableFaults(
      file,
      pages,
      siteUrl,
      listed.map(({ address }) => address),
    ),
    ...listed
      .filter(({ day }) => !/^\d{4}-\d\d-\d\d/.test(day))
      .map(({ address }) => ({
        file,
        message: `has no last-modified date for ${address}. Add one to the page in content/pages.yaml`,
      })),
  ];
}

function searchFaults(files: ExportFiles, siteUrl: string, registry: Registry): Fault[] {
  const file = 'search.json';
  if (!files.names.includes(file)) return [{ file, message: 'is missing. See app/search.json' }];
  const { data } = searchIndex.safeParse(files.json(file));
  if (data === undefined) return [{ file, message: 'is not a search index. See app/search.json' }];
  const toAddress = (href: string) => {
    const { origin, pathname } = new URL(href, siteUrl);
    return origin + pathname;
  };
  const listed = new Set(Object.values(data.documentIds).map(toAddress));
  const searchable = new Set(
    registry.searchable.map((name) => toAddress(name === 'Home' ? '/' : `/${name}`)),
  );
  return [
    ...[...listed]
      .filter((address) => !searchable.has(address))
      .map((address) => ({
        file,
        message: `lists ${address}, which is not a searchable page. Remove it`,
      })),
    ...[...searchable]
      .filter((address) => !listed.has(address))
      .map((address) => ({
        file,
        message: `does not list ${address}. Add it in lib/content/search`,
      })),
  ];
}

/** Checks that a list of URLs has each indexable page exactly once, and nothing else. */
function indexableFaults(
  file: string,
  pages: readonly ParsedPage[],
  siteUrl: string,
  listed: readonly string[],
): Fault[] {
  const indexable = pages.filter((page) => page.indexable && page.file !== 'Home.html');
  const expected = new Set(indexable.map(({ path }) => new URL(path, siteUrl).href));
  const existing = new Set(listed);
  const seen = new Set<string>();
  const duplicates = listed.filter((address) => seen.size === seen.add(address).size);
  return [
    ...listed
      .filter((address) => !expected.has(address))
      .map((address) => ({
        file,
        message: `lists ${address}, which is not an indexable page. Remove it, or make the page indexable`,
      })),
    ...[...expected]
      .filter((address) => !existing.has(address))
      .map((address) => ({
        file,
        message: `does not list ${address}, which is indexable. Add it, or give the page robots noindex`,
      })),
    ...duplicates.map((address) => ({ file, message: `lists ${address} twice. List it once` })),
  ];
}

function robotsFaults(files: ExportFiles, siteUrl: string): Fault[] {
  const file = 'robots.txt';
  if (!files.names.includes(file)) return [{ file, message: 'is missing. See app/robots.ts' }];
  const lines = files.text(file).split('\n');
  const { href } = new URL('/sitemap.xml', siteUrl);
  return lines.includes(`Sitemap: ${href}`)
    ? []
    : [{ file, message: `does not list the sitemap. Add the line “Sitemap: ${href}”` }];
}
