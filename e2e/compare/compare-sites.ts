import { createHash } from 'node:crypto';
import { parsePage } from '@/lib/export/html';
import { parseUrl } from '@/lib/parse-url';
import { type Change, compareLines } from './compare-lines';
import { comparePictures, type Pictures } from './pictures';
import { mediaOf, readPage } from './read-page';
import { CompareError, type Site } from './site';
import { launchBrowser } from './take-screenshot';

export type PageComparison = { path: string } & (
  | { state: 'same' | 'added' | 'removed' }
  | { state: 'failed' | 'redirected'; text: string }
  | { state: 'changed'; changes: Change[]; pictures: Pictures[] }
);

/** A path without a page, which gets Page Not Found. */
export const unknownPath = '/page-that-does-not-exist';

/** Ends the crawl of a site that makes up pages. */
const maxPages = 1000;

interface Options {
  /** Names of the pages to compare; empty for all. */
  names?: readonly string[];
  withPictures?: boolean;
}

/**
 * Compares what two sites answer at each path that one of them knows or links to.
 *
 * @throws CompareError if a site can't be read, or neither has a page of that name
 */
export async function compareSites(
  sites: readonly [Site, Site],
  { names = [], withPictures = true }: Options = {},
): Promise<PageComparison[]> {
  const read = [await createReader(sites[0]), await createReader(sites[1])] as const;
  const browser = withPictures ? await launchBrowser() : undefined;
  const wanted = names.map((name) => (name === 'Home' ? '/' : `/${encodeURIComponent(name)}`));
  const paths = [
    unknownPath,
    ...(await Promise.all(sites.map((site) => site.knownPaths()))).flat(),
  ];
  if (wanted.length > 0) paths.splice(0, paths.length, ...wanted);
  const compared = new Map<string, PageComparison>();
  try {
    for (const path of paths) {
      // `/Home` is the same page as `/`, and a name with a dot is a file.
      const isPage = path !== '/Home' && !path.includes('.') && compared.size < maxPages;
      if (!isPage || compared.has(path)) continue;
      const [before, after] = await Promise.all([read[0](path), read[1](path)]);
      if (wanted.length === 0) paths.push(...linksOf(before), ...linksOf(after));
      const comparison = await comparePath(path, before, after).catch((error: unknown) =>
        failed(path, error),
      );
      if (comparison) compared.set(path, comparison);
      else if (wanted.length > 0) {
        throw new CompareError(
          `Neither site has a page ${path}. Use a name from content/pages.yaml.`,
        );
      }
    }
  } finally {
    await browser?.close();
  }
  return [...compared.values()].sort((one, other) => one.path.localeCompare(other.path));

  /** Undefined if neither site has anything there. */
  async function comparePath(
    path: string,
    before: Route,
    after: Route,
  ): Promise<PageComparison | undefined> {
    for (const route of [before, after]) {
      if (route.kind === 'failed') return { path, state: 'failed', text: route.text };
    }
    if (before.kind === 'redirect' || after.kind === 'redirect') {
      const target = (route: Route) => (route.kind === 'redirect' ? route.to : route.kind);
      if (target(before) === target(after)) return { path, state: 'same' };
      return { path, state: 'redirected', text: `${target(before)} → ${target(after)}` };
    }
    if (before.kind === 'page' && after.kind === 'page') {
      const changes = compareLines(before.lines, after.lines);
      const looksSame = changes.length === 0 && before.fingerprint === after.fingerprint;
      const pictures = looksSame || !browser ? [] : await comparePictures(browser, sites, path);
      const isSame = changes.length === 0 && pictures.length === 0;
      return isSame ? { path, state: 'same' } : { path, state: 'changed', changes, pictures };
    }
    if (before.kind === after.kind) return undefined;
    return { path, state: after.kind === 'page' ? 'added' : 'removed' };
  }
}

type Route = Awaited<ReturnType<Awaited<ReturnType<typeof createReader>>>>;

const linksOf = (route: Route) => (route.kind === 'page' ? route.links : []);

function failed(path: string, error: unknown) {
  if (!(error instanceof CompareError)) throw error;
  return { path, kind: 'failed' as const, state: 'failed' as const, text: error.message };
}

/** Reads what a site has at a path. */
async function createReader(site: Site) {
  const home = (await site.get('/')).body.toString();
  // The origin that the site was built for, which its pages' addresses for search engines contain.
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(home)?.[1] ?? '';
  const origin = parseUrl(canonical)?.origin ?? '';

  async function readRoute(path: string) {
    const { status, type, location, body } = await site.get(path);
    if (location !== '') return { kind: 'redirect' as const, to: location };
    if (!type.startsWith('text/html') || (status !== 200 && path !== unknownPath)) {
      return { kind: 'missing' as const };
    }
    const html = body.toString();
    const lines = readPage(html, origin);
    const hash = createHash('sha256').update(withoutBuildNames(html));
    for (const file of new Set(html.match(/\/_next\/static\/[\w./~-]+\.css/g) ?? [])) {
      hash.update(withoutBuildNames((await site.get(file)).body.toString()));
    }
    for (const file of mediaOf(parsePage(html.replaceAll(origin || '\0', '')))) {
      const version = createHash('sha256')
        .update((await site.get(file)).body)
        .digest('hex');
      for (const line of lines)
        if (line.text === file) line.text += `, version ${version.slice(0, 8)}`;
    }
    const links = lines.flatMap(({ kind, text }) => {
      const target = kind === 'Links' ? /→ (\/(?!\/)[^#?]*)/.exec(text)?.[1] : undefined;
      return target ?? [];
    });
    return { kind: 'page' as const, lines, links, fingerprint: hash.digest('hex') };
  }

  return (path: string) => readRoute(path).catch((error: unknown) => failed(path, error));
}

/** Without what differs between builds of the same content: names of generated files, hashes, and today's date. */
function withoutBuildNames(text: string): string {
  return text
    .replace(/\/_next\/static\/(?!media\/)[\w./~-]+/g, '')
    .replace(/'sha256-[\w+/=]+'/g, '')
    .replace(/data-today="" datetime="[^"]*">[^<]*|data-year="">\d{4}/g, '');
}
