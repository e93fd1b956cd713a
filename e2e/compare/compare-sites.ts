import { createHash } from 'node:crypto';
import { diffArrays, diffWordsWithSpace, type Change as Part } from 'diff';
import { parsePage } from '@/lib/export/html';
import { parseUrl } from '@/lib/parse-url';
import { launchBrowser } from '../take-screenshot';
import { comparePictures, type Pictures } from './pictures';
import { readPage } from './read-page';
import { CompareError, type Site } from './site';

/** Lines that differ, as words that stayed, and words that one of the two pages has. */
export type Change = readonly Pick<Part, 'added' | 'removed' | 'value'>[];

export interface PageComparison {
  path: string;
  state: 'same' | 'changed' | 'added' | 'removed' | 'not compared';
  changes: readonly Change[];
  pictures: readonly Pictures[];
  /** Why it wasn't compared. */
  reason?: string;
}

/** A path without a page, which gets Page Not Found. */
export const unknownPath = '/page-that-does-not-exist';

/**
 * Compares what two sites answer at each path that one of them knows or links to.
 *
 * @param names of the pages to compare; empty for all
 * @throws CompareError if a site can't be read
 */
export async function compareSites(
  sites: readonly [Site, Site],
  { names = [], withPictures = true }: { names?: readonly string[]; withPictures?: boolean },
): Promise<PageComparison[]> {
  const read = [await createReader(sites[0]), await createReader(sites[1])] as const;
  const browser = withPictures ? await launchBrowser() : undefined;
  const wanted = names.map((name) => (name === 'Home' ? '/' : `/${encodeURIComponent(name)}`));
  const paths = names.length > 0 ? wanted : [unknownPath, ...sites.flatMap((site) => site.paths)];
  const compared = new Map<string, PageComparison>();
  try {
    for (const path of paths) {
      // `/Home` is the same page as `/`, and a name with a dot is a file.
      if (path === '/Home' || path.includes('.') || compared.has(path)) continue;
      const comparison = await compareAt(path).catch((error: unknown) => {
        if (!(error instanceof CompareError)) throw error;
        return { state: 'not compared' as const, changes: [], pictures: [], reason: error.message };
      });
      compared.set(path, { path, ...comparison });
    }
  } finally {
    await browser?.close();
  }
  return [...compared.values()].sort((one, other) => one.path.localeCompare(other.path));

  async function compareAt(path: string): Promise<Omit<PageComparison, 'path'>> {
    const [before, after] = await Promise.all([read[0](path), read[1](path)]);
    if (names.length === 0) paths.push(...before.links, ...after.links);
    const changes = compareLines(before.lines, after.lines);
    const isOnBoth = before.lines.length > 0 && after.lines.length > 0;
    const looksSame = changes.length === 0 && before.fingerprint === after.fingerprint;
    const mayDiffer = browser !== undefined && isOnBoth && !looksSame;
    const pictures = mayDiffer ? await comparePictures(browser, sites, path) : [];
    const isSame = changes.length === 0 && pictures.length === 0;
    const change = after.lines.length === 0 ? 'removed' : isOnBoth ? 'changed' : 'added';
    return { state: isSame ? 'same' : change, changes, pictures };
  }
}

function compareLines(before: readonly string[], after: readonly string[]): Change[] {
  const hunks = diffArrays([...before], [...after]);
  return hunks.flatMap(({ added, removed, value }, index): Change[] => {
    const next = hunks[index + 1];
    // Shown with what it replaces.
    if (added && hunks[index - 1]?.removed) return [];
    if (removed && next?.added)
      return [diffWordsWithSpace(value.join('\n'), next.value.join('\n'))];
    return added || removed ? [[{ added, removed, value: value.join('\n') }]] : [];
  });
}

/** Reads what a site has at a path: no lines if it has nothing there. */
async function createReader(site: Site) {
  const home = String((await site.get('/')).body);
  // The origin that the site was built for, which its pages' addresses for search engines contain.
  const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(home)?.[1] ?? '';
  const origin = parseUrl(canonical)?.origin ?? '\0';
  const hashOf = async (file: string) => {
    const text = (await site.get(file)).body.toString('latin1');
    return createHash('sha256').update(withoutBuildNames(text)).digest('hex').slice(0, 8);
  };
  return async (path: string) => {
    const { status, type, location, body } = await site.get(path);
    const isPage = type.startsWith('text/html') && (status === 200 || path === unknownPath);
    if (location !== '' || !isPage) {
      const lines = location === '' ? [] : [`redirects to ${location}`];
      return { lines, links: [], fingerprint: '' };
    }
    const html = body.toString().replaceAll(origin, '');
    const withVersion = async (line: string) =>
      /^\/[\w./~-]+\.\w+$/.test(line) ? `${line}, version ${await hashOf(line)}` : line;
    const styles = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.css/g))].map(hashOf);
    return {
      lines: await Promise.all(readPage(parsePage(html)).map(withVersion)),
      links: [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"#?]*)/g)].map(([, link = '']) => link),
      fingerprint: withoutBuildNames(html) + (await Promise.all(styles)),
    };
  };
}

/** Without what differs between builds of the same content: names of generated files, hashes, and today's date. */
function withoutBuildNames(text: string): string {
  return text
    .replace(/\/_next\/static\/(?!media\/)[\w./~-]+/g, '')
    .replace(/'sha256-[\w+/=]+'/g, '')
    .replace(/data-today="" datetime="[^"]*">[^<]*|data-year="">\d{4}/g, '');
}
