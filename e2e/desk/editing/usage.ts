import { hrefOf } from '@/lib/content';
import { folderFingerprint } from '@/lib/content/content-folder';
import { customPages } from '@/lib/content/custom-pages';
import { type Place, splitMarked } from '@/lib/content/editing/place';
import { loadContent } from '@/lib/content/read-content';

/**
 * Finds the pages that show the words at a place, by asking the site for every page with content: in development, words
 * have marks. Asks again once content/ has changed.
 *
 * @returns the pages' titles, none for words of one page; null if the site can't answer, as when it's compiling or
 * content/ has mistakes
 */
export function createUsage(folder: string, siteUrl: string) {
  let latest: { stamp: string; pages: ReturnType<typeof fetchPages> } | undefined;
  return async (place: Place): Promise<string[] | null> => {
    if (!isShared(place)) return [];
    const stamp = folderFingerprint(folder);
    if (latest?.stamp !== stamp) latest = { stamp, pages: fetchPages(folder, siteUrl) };
    const pages = await latest.pages;
    if (pages === null) {
      latest = undefined;
      return null;
    }
    const showing = pages.filter(({ marks }) => marks.has(JSON.stringify(place)));
    return showing.map(({ title }) => title);
  };
}

/** next dev closes idle connections, and a busy process would try to use one again. */
export const freshConnection = { headers: { Connection: 'close' } };

/** Files of one page are shown on that page only. */
function isShared([file]: Place): boolean {
  return !/^(pages|legal)\//.test(file) && customPages.every((page) => page.file !== file);
}

async function fetchPages(folder: string, siteUrl: string) {
  const { content } = loadContent(folder, { preview: true, media: null });
  if (content === null) return null;
  const pages: { title: string; marks: ReadonlySet<string> }[] = [];
  for (const { name, title, kind } of content.pages) {
    if (kind === 'placeholder') continue;
    const response = await fetch(new URL(hrefOf(name), siteUrl), freshConnection).catch(() => null);
    if (!response?.ok) return null;
    const html = await response.text();
    const marks = splitMarked(html).map(({ place }) => JSON.stringify(place));
    pages.push({ title, marks: new Set(marks) });
  }
  return pages;
}
