import type { Browser } from 'playwright';
import { didYouMean } from '@/lib/content/did-you-mean';
import { categoriesOf, type PageComparison, type SiteComparison } from './change';
import { comparePage } from './compare-page';
import { compareValues } from './compare-values';
import { type ReadSite, readRoute, readSite, unknownPath } from './read-site';
import { CompareError, type Site } from './site';
import { launchBrowser } from './take-screenshot';

interface CompareSitesOptions {
  /** Names of the pages to compare; empty for all. */
  names?: readonly string[];
  /** Whether to compare screenshots. */
  pictures?: boolean;
  /** Called before each page. */
  onPage?(path: string, number: number, count: number): void;
}

/**
 * Compares two sites page by page.
 *
 * @throws CompareError if a site can't be read, or neither has a page of that name
 */
export async function compareSites(
  before: Site,
  after: Site,
  { names = [], pictures = true, onPage }: CompareSitesOptions = {},
): Promise<SiteComparison> {
  const sites = [await readSite(before), await readSite(after)] as const;
  const [old, now] = sites;
  const paths = [...new Set([...now.routes.keys(), ...old.routes.keys()])];
  for (const path of paths) {
    for (const { site, routes } of sites) {
      // Only the other site may know it.
      if (!routes.has(path)) routes.set(path, await readRoute(site, path));
    }
  }
  const pagePaths = paths.filter((path) =>
    sites.some(({ routes }) => ['page', 'failed'].includes(routes.get(path)?.kind ?? '')),
  );

  const notes = noteOrigins(old, now);
  if (!pictures) notes.push('Only the text and the files were compared, not how pages look.');
  const selected = selectPaths(pagePaths, names);
  const browser = pictures
    ? await launchBrowser().catch((error: Error) => {
        notes.push(`How pages look wasn’t compared: ${error.message}`);
        return undefined;
      })
    : undefined;
  const pages: PageComparison[] = [];
  try {
    for (const [index, path] of selected.entries()) {
      onPage?.(path, index + 1, selected.length);
      pages.push(await compareRoute(old, now, path, browser));
    }
  } finally {
    await browser?.close();
  }
  return {
    before: before.label,
    after: after.label,
    pages,
    redirects: names.length === 0 ? compareValues(redirectsOf(old), redirectsOf(now)) : [],
    notes,
  };
}

function redirectsOf({ routes }: ReadSite): Map<string, string> {
  return new Map(
    [...routes].flatMap(([path, route]) =>
      route.kind === 'redirect' ? [[path, route.to] as const] : [],
    ),
  );
}

function noteOrigins(old: ReadSite, now: ReadSite): string[] {
  if (old.origin === now.origin) return [];
  return [
    `${old.site.label} was built for ${old.origin}, and ${now.site.label} for ${now.origin}. Addresses are compared without that part.`,
  ];
}

/** The paths of the named pages, or of all without names: Home first, Page Not Found last. */
function selectPaths(paths: readonly string[], names: readonly string[]): string[] {
  const rank = (path: string) => (path === '/' ? 0 : path === unknownPath ? 2 : 1);
  if (names.length === 0) return paths.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const byName = new Map(paths.map((path) => [path === '/' ? 'Home' : path.slice(1), path]));
  return names.map((name) => {
    const path = byName.get(name);
    if (path !== undefined) return path;
    const hint = didYouMean(name, byName.keys()) || '. Use a name from content/pages.yaml.';
    throw new CompareError(`Neither site has a page named “${name}”${hint}`);
  });
}

async function compareRoute(
  old: ReadSite,
  now: ReadSite,
  path: string,
  browser: Browser | undefined,
): Promise<PageComparison> {
  const [before, after] = [old.page(path), now.page(path)];
  const ownTitle = (after ?? before)?.metadata.get('title') ?? path;
  const page = { path, title: path === unknownPath ? 'Page Not Found' : ownTitle };
  const route = now.routes.get(path);
  const failed = [old.routes.get(path), route].find((found) => found?.kind === 'failed');
  if (failed !== undefined) return { ...page, state: 'failed', problem: failed.problem };
  if (route?.kind === 'redirect') return { ...page, state: 'redirected', to: route.to };
  if (before === undefined) return { ...page, state: 'added' };
  if (after === undefined) return { ...page, state: 'removed' };
  try {
    const sites = { before: old.site, after: now.site };
    const changes = await comparePage(sites, path, before, after, browser);
    if (categoriesOf(changes).length === 0) return { ...page, state: 'same' };
    return { ...page, state: 'changed', changes };
  } catch (error) {
    // One of the page's files can't be fetched.
    if (error instanceof CompareError) return { ...page, state: 'failed', problem: error.message };
    throw error;
  }
}
