import { CompareError } from './compare-error';
import { compareFiles } from './compare-files';
import { comparePage } from './compare-page';
import { compareValues } from './compare-values';
import { categoriesOf, type PageComparison, type SiteComparison } from './comparison';
import { readRoute } from './discover-pages';
import { createLazyCamera, type LazyCamera } from './lazy-camera';
import { type ReadSite, readSite, unknownPath } from './read-site';
import { selectPaths } from './select-paths';
import type { Site } from './site';

interface CompareSitesOptions {
  /** Names of the pages to compare; empty for all. */
  names?: readonly string[];
  /** Whether to compare screenshots. */
  pictures?: boolean;
  /** Called before each page. */
  onPage?(path: string, number: number, count: number): void;
}

interface Sites {
  before: ReadSite;
  after: ReadSite;
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
  const sites = { before: await readSite(before), after: await readSite(after) };
  const paths = [...new Set([...sites.after.routes.keys(), ...sites.before.routes.keys()])];
  await Promise.all([sites.before, sites.after].map((site) => completeRoutes(site, paths)));

  const notes = new Set([...noteOrigins(sites), ...skipSearchTerms(sites)]);
  if (!pictures) notes.add('Only the text and the files were compared, not how pages look.');
  const camera = createLazyCamera(pictures, (reason) =>
    notes.add(`How pages look wasn’t compared: ${reason}`),
  );
  const selected = selectPaths(
    paths.filter((path) => isPage(sites, path)),
    names,
  );
  const pages: PageComparison[] = [];
  try {
    for (const [index, path] of selected.entries()) {
      onPage?.(path, index + 1, selected.length);
      pages.push(await compareRoute(sites, path, camera));
    }
  } finally {
    await camera.close();
  }
  const isWhole = names.length === 0;
  return {
    before: { label: before.label, address: before.address },
    after: { label: after.label, address: after.address },
    pages,
    redirects: isWhole ? compareValues(redirectsOf(sites.before), redirectsOf(sites.after)) : [],
    files: isWhole ? await compareFiles(sites.before, sites.after) : [],
    notes: [...notes],
  };
}

/** Asks a site about the paths that only the other one knows. */
async function completeRoutes({ site, routes }: ReadSite, paths: readonly string[]): Promise<void> {
  const unknown = paths.filter((path) => !routes.has(path));
  await Promise.all(unknown.map(async (path) => routes.set(path, await readRoute(site, path))));
}

function isPage({ before, after }: Sites, path: string): boolean {
  return [before, after].some(({ routes }) => {
    const kind = routes.get(path)?.kind;
    return kind === 'page' || kind === 'failed';
  });
}

function redirectsOf({ routes }: ReadSite): Map<string, string> {
  return new Map(
    [...routes].flatMap(([path, route]) =>
      route.kind === 'redirect' ? [[path, route.to] as const] : [],
    ),
  );
}

function noteOrigins({ before, after }: Sites): string[] {
  if (before.origin === after.origin) return [];
  return [
    `${before.site.label} was built for ${before.origin}, and ${after.site.label} for ${after.origin}. Addresses are compared without that part.`,
  ];
}

/** Leaves search terms out unless both sites have them. */
function skipSearchTerms({ before, after }: Sites): string[] {
  const missing = [before, after].find(({ searchTerms }) => searchTerms === null);
  if (missing === undefined) return [];
  before.searchTerms = null;
  after.searchTerms = null;
  return [
    `Search terms weren’t compared: ${missing.site.label} has no search index, or one from another version.`,
  ];
}

async function compareRoute(
  { before, after }: Sites,
  path: string,
  camera: LazyCamera,
): Promise<PageComparison> {
  const now = after.routes.get(path);
  const [oldFacts, newFacts] = [before.page(path), after.page(path)];
  const title =
    path === unknownPath
      ? 'Page Not Found'
      : ((newFacts ?? oldFacts)?.metadata.get('title') ?? path);
  const failed = [before.routes.get(path), now].find((route) => route?.kind === 'failed');
  if (failed !== undefined) return { path, title, state: 'failed', problem: failed.problem };
  if (now?.kind === 'redirect') return { path, title, state: 'redirected', to: now.to };
  if (oldFacts === undefined) return { path, title, state: 'added' };
  if (newFacts === undefined) return { path, title, state: 'removed' };
  try {
    const sites = { before: before.site, after: after.site };
    const changes = await comparePage(sites, path, oldFacts, newFacts, camera.open);
    if (categoriesOf(changes).length === 0) return { path, title, state: 'same' };
    return { path, title, state: 'changed', changes };
  } catch (error) {
    // One of the page's files can't be fetched.
    if (error instanceof CompareError)
      return { path, title, state: 'failed', problem: error.message };
    throw error;
  }
}
