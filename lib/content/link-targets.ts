import { collectAnchors, headingIds, staticAnchors } from './anchors';
import type { ContentFolder } from './content-folder';
import { customPage } from './custom-pages';
import type { LinkTarget } from './links';
import { linkState, type PageEntry } from './page-entries';

/** Every page that links can target, with its anchors. */
export function linkTargets(
  entries: readonly PageEntry[],
  files: ContentFolder,
  preview: boolean,
): ReadonlyMap<string, LinkTarget> {
  return new Map(
    entries.map((entry) => [
      entry.name,
      { anchors: pageAnchors(entry.name, files), state: linkState(entry, preview) },
    ]),
  );
}

function pageAnchors(page: string, { texts, open }: ContentFolder): string[] | null {
  const custom = customPage(page);
  if (custom === undefined) {
    const markdown = texts.get(`pages/${page}.md`) ?? texts.get(`legal/${page}.md`);
    if (markdown !== undefined) return headingIds(markdown);
  }
  const listFiles = custom !== undefined && 'listFile' in custom ? [custom.listFile] : [];
  const yaml = [...listFiles, custom?.file ?? `pages/${page}.yaml`].map(open);
  if (yaml.some(({ hasSyntaxErrors }) => hasSyntaxErrors)) return null;
  return [
    ...staticAnchors(page),
    ...yaml.flatMap(({ value }) => collectAnchors(value).map(({ id }) => id)),
  ];
}
