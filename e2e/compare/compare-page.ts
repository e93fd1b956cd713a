import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';
import { type Change, categoriesOf, type PageChanges, same } from './change';
import { comparePictures } from './compare-pictures';
import { compareLinks, compareValues } from './compare-values';
import { compareWords } from './compare-words';
import { maskHtml } from './mask';
import type { PageFacts } from './read-site';
import { readFile, type Site } from './site';
import { readScriptTexts } from './text-blocks';

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
    changes.push({ what, label: `File, ${what}`, parts: [same(path)] });
  }
  return changes;
}
