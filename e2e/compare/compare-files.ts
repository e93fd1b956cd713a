import { createHash } from 'node:crypto';
import { compareValues, type ValueChange } from './compare-values';
import { readFile, type Site } from './site';

/** Files for crawlers and browsers that every page shares. */
const siteFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/icons/apple-touch-icon.png',
];

/**
 * Compares these files. A sitemap is compared page by page elsewhere, so only whether there's one matters here.
 *
 * @param origins that the sites were built for, which robots.txt contains
 */
export async function compareFiles(
  before: { site: Site; origin: string },
  after: { site: Site; origin: string },
): Promise<ValueChange[]> {
  return compareValues(await readFiles(before), await readFiles(after));
}

async function readFiles({ site, origin }: { site: Site; origin: string }) {
  const texts = new Map<string, string>();
  for (const path of siteFiles) {
    const body = await readFile(site, path);
    if (body === null) continue;
    if (path.endsWith('.xml')) texts.set(path, 'There’s a sitemap');
    else if (/\.(txt|webmanifest)$/.test(path)) {
      texts.set(path, body.toString().replaceAll(origin || '\0', ''));
    } else {
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      texts.set(path, `${body.byteLength} bytes (SHA-256 ${hash}…)`);
    }
  }
  return texts;
}
