import type { Browser } from 'playwright';
import { didYouMean } from '@/lib/content/did-you-mean';
import {
  categoriesOf,
  type PageChanges,
  type PageComparison,
  type SiteComparison,
  same,
} from './change';
import { compareFiles, compareValues, compareWords } from './compare-items';
import { comparePictures } from './compare-pictures';
import { type PageFacts, type ReadSite, readFiles, readSite, unknownPath } from './read-site';
import { CompareError, type Site } from './site';
import { launchBrowser } from './take-screenshot';

interface CompareSitesOptions {
  /** Names of the pages to compare; empty for all. */
  names?: readonly string[];
  pictures?: boolean;
  onPage?(path: string, number: number, count: number): void;
}

/** @throws CompareError if a site can't be read, or neither has a page of that name */
export async function compareSites(
  before: Site,
  after: Site,
  { names = [], pictures = true, onPage }: CompareSitesOptions = {},
): Promise<SiteComparison> {
  const [old, now] = [await readSite(before), await readSite(after)];
  const known = [...new Set([...now.routes.keys(), ...old.routes.keys()])];
  const paths: string[] = [];
  for (const path of known) {
    const kinds = [(await old.read(path)).kind, (await now.read(path)).kind];
    if (kinds.includes('page') || kinds.includes('failed')) paths.push(path);
  }
  const notes: string[] = [];
  if (old.origin !== now.origin) {
    notes.push(
      `${before.label} was built for ${old.origin}, and ${after.label} for ${now.origin}. Addresses are compared without that part.`,
    );
  }
  const selected = selectPaths(paths, names);
  const browser = pictures
    ? await launchBrowser().catch((error: Error) => {
        notes.push(`How pages look wasn’t compared: ${error.message}`);
      })
    : undefined;
  if (!pictures) notes.push('Only the text and the files were compared, not how pages look.');
  const pages: PageComparison[] = [];
  try {
    for (const [index, path] of selected.entries()) {
      onPage?.(path, index + 1, selected.length);
      pages.push(await comparePath(old, now, path, browser ?? undefined));
    }
  } finally {
    await browser?.close();
  }
  const redirects = names.length === 0 ? compareValues(redirectsOf(old), redirectsOf(now)) : [];
  return { before: before.label, after: after.label, pages, redirects, notes };
}

const redirectsOf = ({ routes }: ReadSite) =>
  [...routes].flatMap(([path, route]) =>
    route.kind === 'redirect' ? [{ label: path, text: route.to }] : [],
  );

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

async function comparePath(
  old: ReadSite,
  now: ReadSite,
  path: string,
  browser: Browser | undefined,
): Promise<PageComparison> {
  const [before, after] = [await old.read(path), await now.read(path)];
  const [first, second] = [before, after].map((route) =>
    route.kind === 'page' ? route.facts : undefined,
  );
  const page = {
    path,
    title: path === unknownPath ? 'Page Not Found' : ((second ?? first)?.title ?? path),
  };
  for (const route of [before, after]) {
    if (route.kind === 'failed') return { ...page, state: 'failed', problem: route.problem };
  }
  if (after.kind === 'redirect') return { ...page, state: 'redirected', to: after.to };
  if (first === undefined) return { ...page, state: 'added' };
  if (second === undefined) return { ...page, state: 'removed' };
  try {
    const changes = await comparePage(
      { before: old.site, after: now.site },
      path,
      first,
      second,
      browser,
    );
    if (categoriesOf(changes).length === 0) return { ...page, state: 'same' };
    return { ...page, state: 'changed', changes };
  } catch (error) {
    // One of the page's files can't be fetched.
    if (error instanceof CompareError) return { ...page, state: 'failed', problem: error.message };
    throw error;
  }
}

async function comparePage(
  sites: { before: Site; after: Site },
  path: string,
  before: PageFacts,
  after: PageFacts,
  browser: Browser | undefined,
): Promise<PageChanges> {
  const [old, now] = [await readFiles(sites.before, before), await readFiles(sites.after, after)];
  const looksSame = old.fingerprint === now.fingerprint;
  const changes: PageChanges = {
    words: compareWords(before.words, after.words),
    links: compareValues(before.links, after.links),
    metadata: compareValues(before.metadata, after.metadata),
    media: compareFiles(old.files, now.files),
    // Pages that look the same anyway aren't opened in a browser.
    pictures: looksSame || !browser ? [] : await comparePictures(browser, sites, path),
    code: [],
  };
  if (categoriesOf(changes).length === 0 && before.masked !== after.masked) {
    const text = 'The page’s HTML changed. What people read and see didn’t.';
    changes.code = [{ what: 'changed', label: '', parts: [same(text)] }];
  }
  return changes;
}
