import type { ContentFolder } from './content-folder';
import { customPage } from './custom-pages';
import { didYouMean } from './did-you-mean';
import type { Problem } from './problem';

/** Files that the site doesn't use, because of their name, ending, or folder. Call it once all others have been read. */
export function unreadFileProblems(
  { texts, unread }: ContentFolder,
  pageNames: readonly string[],
): Problem[] {
  const files = unread();
  const known = [...texts.keys()].filter((file) => !files.includes(file));
  return files.flatMap((file) => {
    const message = unreadMessage(file, known, pageNames);
    if (message === null) return [];
    return [{ file: `content/${file}`, line: 1, column: 1, field: '', message }];
  });
}

/** Null if the page's entry is reported instead. */
function unreadMessage(
  file: string,
  known: readonly string[],
  pageNames: readonly string[],
): string | null {
  const [, base = '', extension = ''] = /^(.*)\.(.*)$/.exec(file) ?? [];
  const [, folder, page = ''] = /^(pages|legal)\/(.*)/.exec(base) ?? [];
  const supported = folder === 'legal' || /^m/i.test(extension) ? 'md' : 'yaml';
  if (extension !== 'yaml' && extension !== 'md') {
    return `isn’t read because of its ending: rename it to ${base}.${supported}`;
  }
  if (folder === undefined) {
    const names = known.filter((name) => name.includes('/') === file.includes('/'));
    return `isn’t read: no page or picture uses a file of this name; rename or remove it${didYouMean(file, names)}`;
  }
  const own = customPage(page)?.file;
  if (own !== undefined) return `isn’t shown anywhere: the text of ${page} is in content/${own}`;
  if (!pageNames.includes(page)) {
    return `doesn’t belong to any page: pages.yaml has no page named “${page}”${didYouMean(page, pageNames)}`;
  }
  return folder === 'legal' ? `isn’t read: write legal texts in Markdown, in ${base}.md` : null;
}
