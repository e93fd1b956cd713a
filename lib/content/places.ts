import { anchorsIn, fixedAnchors, headingIds } from './anchors';
import { type Entry, stateOf } from './entries';
import type { OpenedFolder } from './folder';
import type { Place } from './targets';

/** Files whose words stand on a page of another name, or beside those of the page's own file. */
const sources: Readonly<Record<string, readonly string[]>> = {
  Home: ['home.yaml'],
  AITeam: ['agents.yaml', 'pages/AITeam.yaml'],
};

/** Where links may lead: every page, with the ids that its files give it. */
export function placesOf(
  entries: readonly Entry[],
  files: OpenedFolder,
  preview: boolean,
): ReadonlyMap<string, Place> {
  return new Map(
    entries.map((entry) => [
      entry.name,
      { anchors: anchorsOf(entry.name, files), state: stateOf(entry, preview) },
    ]),
  );
}

function anchorsOf(page: string, { texts, open }: OpenedFolder): string[] | null {
  const markdown = texts.get(`pages/${page}.md`) ?? texts.get(`legal/${page}.md`);
  if (markdown !== undefined) return headingIds(markdown);
  const yaml = (sources[page] ?? [`pages/${page}.yaml`]).map(open);
  if (yaml.some(({ broken }) => broken)) return null;
  return [
    ...fixedAnchors(page),
    ...yaml.flatMap(({ value }) => anchorsIn(value).map(({ id }) => id)),
  ];
}
