import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { beforeAfter, type Change, categoriesOf, type PageChanges, same } from './change';
import { comparePictures } from './compare-pictures';
import { compareLinks, compareValues } from './compare-values';
import { compareWords } from './compare-words';
import { maskHtml } from './mask';
import type { PageFacts } from './read-page';
import { readFile, type Site } from './site';
import { readScriptTexts } from './text-blocks';

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

/** Compares what both sites serve at the paths that a page uses. */
async function compareMedia(
  sites: { before: Site; after: Site },
  used: { before: readonly string[]; after: readonly string[] },
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const path of new Set([...used.before, ...used.after])) {
    const before = used.before.includes(path) ? await readFile(sites.before, path) : null;
    const after = used.after.includes(path) ? await readFile(sites.after, path) : null;
    if (before === null ? after === null : after?.equals(before)) continue;
    const what = before === null ? 'added' : after === null ? 'removed' : 'changed';
    const pictures = [];
    for (const [name, file] of [['Before', before] as const, ['After', after] as const]) {
      if (file === null) continue;
      const label = `${name}, ${formatBytes(file.byteLength)}`;
      pictures.push({ label, webp: await thumbnail(path, file) });
    }
    changes.push({ what, label: `File, ${what}`, parts: [same(path)], pictures });
  }
  return changes;
}

/** Null for films and captions. */
async function thumbnail(path: string, file: Buffer): Promise<Buffer | null> {
  if (!/\.(avif|png|svg|webp|jpe?g)$/.test(path)) return null;
  return (
    sharp(file)
      .resize({ width: 480, withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer()
      // It isn't a picture, whatever its name says; its size is shown all the same.
      .catch(() => null)
  );
}

function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
