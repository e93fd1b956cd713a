import { brotliCompressSync } from 'node:zlib';
import { compareLinks } from './compare-links';
import { compareMedia } from './compare-media';
import { comparePictures } from './compare-pictures';
import { compareValues } from './compare-values';
import { compareWords } from './compare-words';
import {
  categoriesOf,
  type PageChanges,
  type PageSize,
  type PictureComparison,
} from './comparison';
import type { PageFacts } from './read-page';
import { fingerprint } from './render-inputs';
import { readScriptTexts } from './script-texts';
import { readFile, type Site } from './site';
import type { Camera } from './take-screenshot';

/** Words alone hardly change a page's size by more than this share. */
const minSizeChange = 0.02;
const minSizeBytes = 200;

/**
 * Compares a page that both sites have.
 *
 * @param openCamera called if the page may look different; resolves to null without a browser
 */
export async function comparePage(
  sites: { before: Site; after: Site },
  path: string,
  before: PageFacts,
  after: PageFacts,
  openCamera: () => Promise<Camera | null>,
): Promise<PageChanges> {
  const media = await compareMedia(sites, { before: before.media, after: after.media });
  let pictures: PictureComparison = { differences: [], omitted: 0 };
  if ((await fingerprint(sites.before, before)) !== (await fingerprint(sites.after, after))) {
    const camera = await openCamera();
    if (camera !== null) pictures = await comparePictures(camera, sites, path);
  }
  const changes: PageChanges = {
    words: compareWords(await readWords(sites.before, before), await readWords(sites.after, after)),
    links: compareLinks(before.links, after.links),
    metadata: compareValues(before.metadata, after.metadata),
    media,
    pictures,
    size: compareSizes(before, after),
    code: false,
  };
  const isExplained = categoriesOf(changes).length > 0;
  return { ...changes, code: !isExplained && before.masked !== after.masked };
}

async function readWords(site: Site, { words, payload, tree }: PageFacts) {
  const file = payload === null ? null : await readFile(site, payload);
  return file === null ? words : [...words, ...readScriptTexts(file.toString(), tree)];
}

function compareSizes(before: PageFacts, after: PageFacts): PageChanges['size'] {
  // Generated names differ between builds, and compress differently.
  if (before.masked === after.masked) return null;
  const sizes = { before: sizeOf(before.html), after: sizeOf(after.html) };
  const change = Math.abs(sizes.after.brotli - sizes.before.brotli);
  const isLarge = change >= minSizeBytes && change >= minSizeChange * sizes.before.brotli;
  return isLarge ? sizes : null;
}

function sizeOf(html: Buffer): PageSize {
  return { html: html.byteLength, brotli: brotliCompressSync(html).byteLength };
}
