import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { beforeAfter, type Change, categoriesOf, type PageChanges, same } from './change';
import { compareMedia, formatBytes } from './compare-media';
import { comparePictures } from './compare-pictures';
import { compareLinks, compareValues } from './compare-values';
import { compareWords } from './compare-words';
import { maskHtml } from './mask';
import type { PageFacts } from './read-page';
import { readScriptTexts } from './script-texts';
import type { Site } from './site';

/** Words alone hardly change a page's size by more than this share. */
const minSizeChange = 0.02;
const minSizeBytes = 200;

/**
 * Compares a page that both sites have.
 *
 * @param browser undefined to compare only text and files
 */
export async function comparePage(
  sites: { before: Site; after: Site },
  path: string,
  before: PageFacts,
  after: PageFacts,
  browser: Browser | undefined,
): Promise<PageChanges> {
  const media = await compareMedia(sites, { before: before.media, after: after.media });
  const looksSame =
    media.length === 0 &&
    (await fingerprint(sites.before, before)) === (await fingerprint(sites.after, after));
  const changes: PageChanges = {
    words: compareWords(readWords(before), readWords(after)),
    links: compareLinks(before.links, after.links),
    metadata: compareValues(before.metadata, after.metadata),
    media,
    pictures: looksSame || !browser ? [] : await comparePictures(browser, sites, path),
    size: compareSizes(before, after),
    code: [],
  };
  if (categoriesOf(changes).length === 0 && before.masked !== after.masked) {
    const text = 'The page’s HTML changed. What people read and see didn’t.';
    changes.code = [{ what: 'changed', label: '', parts: [same(text)] }];
  }
  return changes;
}

/** Pages with the same HTML, styles, and media look the same, so there's no need to open them in a browser. */
async function fingerprint(site: Site, { masked, styles }: PageFacts): Promise<string> {
  const hash = createHash('sha256').update(masked);
  for (const path of styles) hash.update(maskHtml((await site.get(path)).body.toString(), ''));
  return hash.digest('base64');
}

function readWords({ words, tree }: PageFacts) {
  return [...words, ...readScriptTexts(tree)];
}

function compareSizes(before: PageFacts, after: PageFacts): Change[] {
  // Generated names differ between builds, and compress differently.
  if (before.masked === after.masked) return [];
  const compressed = [before, after].map(({ html }) => brotliCompressSync(html).byteLength);
  const [old = 0, now = 0] = compressed;
  const change = Math.abs(now - old);
  if (change < minSizeBytes || change < minSizeChange * old) return [];
  const parts = beforeAfter(formatBytes(old), formatBytes(now));
  return [{ what: 'changed', label: 'Download size (compressed)', parts }];
}
