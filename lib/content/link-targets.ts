import { collectAnchors, headingIds, staticAnchors } from './anchors';
import type { ContentFolder } from './content-folder';
import type { LinkTarget } from './links';
import { linkState, type PageEntry } from './page-entries';

/** Content files of pages, if they aren't just `pages/{name}.yaml`. */
const anchorFiles: Readonly<Record<string, readonly string[]>> = {
  Home: ['home.yaml'],
  AITeam: ['agents.yaml', 'pages/AITeam.yaml'],
};

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
  const markdown = texts.get(`pages/${page}.md`) ?? texts.get(`legal/${page}.md`);
  if (markdown !== undefined) return headingIds(markdown);
  const yaml = (anchorFiles[page] ?? [`pages/${page}.yaml`]).map(open);
  if (yaml.some(({ hasSyntaxErrors }) => hasSyntaxErrors)) return null;
  return [
    ...staticAnchors(page),
    ...yaml.flatMap(({ value }) => collectAnchors(value).map(({ id }) => id)),
  ];
}
