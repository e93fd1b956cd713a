import { customPage } from '../custom-pages';
import type { PageEntry } from '../page-entries';
import type { Problem } from '../problem';

/** Files that a page's text can be in, by path within `content/`. Most pages have one of them. */
export function pageFiles(name: string): string[] {
  const custom = customPage(name);
  if (custom !== undefined) {
    return [custom.file, ...('listFile' in custom ? [custom.listFile] : [])];
  }
  return [`pages/${name}.yaml`, `pages/${name}.md`, `legal/${name}.md`];
}

/** The name of the page that a problem is about; null if its file isn't specific to one page. */
export function ownerOf({ file, field }: Problem, entries: readonly PageEntry[]): string | null {
  const inContent = file.replace(/^content\//, '');
  const index = inContent === 'pages.yaml' ? /^\[(\d+)\]/.exec(field)?.[1] : undefined;
  const owner = entries.find((entry) =>
    index === undefined ? pageFiles(entry.name).includes(inContent) : entry.index === Number(index),
  );
  return owner?.name ?? null;
}
