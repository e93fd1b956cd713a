import { hrefOf } from '@/lib/content';
import { folderFingerprint } from '@/lib/content/content-folder';
import { type Place, splitMarked } from '@/lib/content/editing/place';
import { loadContent } from '@/lib/content/read-content';

type Usage = ReadonlyMap<string, string[]>;

/**
 * Finds the pages that show the words at a place, by asking the site for every page with content: in development, words
 * have marks. Asks again once content/ has changed.
 *
 * @returns the pages' titles, none for words of one page; null if the site can't answer, as when it's compiling or content/ has mistakes
 */
export function createUsage(folder: string, siteUrl: string) {
  let latest: { stamp: string; usage: Promise<Usage | null> } | undefined;
  return async (place: Place): Promise<string[] | null> => {
    if (!isShared(place)) return [];
    const stamp = folderFingerprint(folder);
    if (latest?.stamp !== stamp) latest = { stamp, usage: collect(folder, siteUrl) };
    const usage = await latest.usage;
    return usage === null ? null : (usage.get(JSON.stringify(place)) ?? []);
  };
}

/** Files of one page are shown on that page only. */
function isShared([file]: Place): boolean {
  return file !== 'home.yaml' && !/^(pages|legal)\//.test(file);
}

async function collect(folder: string, siteUrl: string): Promise<Usage | null> {
  const usage = new Map<string, string[]>();
  const { content } = loadContent(folder, { preview: true, media: null });
  if (content === null) return null;
  for (const { name, title, kind } of content.pages) {
    if (kind === 'placeholder') continue;
    const response = await fetch(new URL(hrefOf(name), siteUrl)).catch(() => null);
    if (!response?.ok) return null;
    const marks = splitMarked(await response.text()).map(({ place }) => JSON.stringify(place));
    for (const mark of new Set(marks)) usage.set(mark, [...(usage.get(mark) ?? []), title]);
  }
  return usage;
}
