import { missingOnCards } from '../fonts/card-fonts';
import { collectAnchors, duplicateAnchors } from './anchors';
import type { CheckFilm } from './film-check';
import type { FindImage } from './images/image';
import { isOwnAddress, type LinkTarget, linkProblem } from './links';
import type { YamlFile } from './load-yaml';
import { findPastedCharacters } from './plain-text';
import { type PlantRegister, peopleFindings, tagFindings } from './plant-register';
import type { Finding, Problem } from './problem';
import { type FieldPath, formatPath, stringField, walk } from './tree';
import { unknownVariables } from './variables';

/** What values refer to. */
export interface KnownReferences {
  variables: readonly string[];
  checkFilm: CheckFilm;
  findImage: FindImage;
  linkTargets: ReadonlyMap<string, LinkTarget>;
  /** The site's own host, if the build knows it. */
  ownHost: string | null;
  plant: PlantRegister;
}

interface FileOwner {
  /** The page that shows the file; null for files that aren't specific to one page. */
  page: string | null;
  isDraft: boolean;
}

/** Everything that a schema can't find in one file, in one walk over its values. */
export function valueProblems(
  opened: YamlFile,
  owner: FileOwner,
  known: KnownReferences,
): Problem[] {
  const name = opened.file.replace('content/', '');
  const hasTags = !['site.yaml', 'pages.yaml'].includes(name);
  const hasPeople = name.startsWith('drawings/') || name === 'plant.yaml';
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    const findings: Finding[] = [
      ...(typeof value === 'string'
        ? [
            ...unknownVariables(value, known.variables),
            ...findPastedCharacters(value).slice(0, 1),
            ...cardFindings(value, name, owner.page, path),
            ...linkFindings(value, path.at(-1), owner.isDraft, known),
            ...(hasTags ? tagFindings(value, known.plant) : []),
          ]
        : mediaFindings(value, path.at(-1), known)),
      ...(hasPeople ? peopleFindings(value, path.at(-1), known.plant) : []),
    ];
    for (const { message, within, field } of findings) {
      const place = field === undefined ? path : [...path, field];
      found.push(opened.problemAt(place, message, within === undefined ? 'value' : { within }));
    }
  });
  if (owner.page === null) return found;
  const duplicates = duplicateAnchors(owner.page, collectAnchors(opened.value));
  return [
    ...found,
    ...duplicates.map(({ id, path }) =>
      opened.problemAt(path, `“${id}” is already used on this page: each ID must be unique`),
    ),
  ];
}

/** Characters that the picture for messaging apps and social networks can't show. */
function cardFindings(text: string, name: string, page: string | null, path: FieldPath): Finding[] {
  const missing = isOnCard(name, page, formatPath(path)) ? missingOnCards(text) : null;
  if (missing === null) return [];
  const message = `has “${missing}”, which the picture for shared links can’t show, because its fonts don’t have it: write it another way`;
  return [{ message, within: missing }];
}

function isOnCard(name: string, page: string | null, field: string): boolean {
  if (name === 'pages.yaml') return /\.(title|description)$/.test(field);
  if (name === 'site.yaml') return ['name', 'category', 'promise'].includes(field);
  return page !== null && ['headline', 'hero.headline'].includes(field);
}

/** The schemas check page names and the form of addresses. */
function linkFindings(
  value: string,
  field: PropertyKey | undefined,
  isDraft: boolean,
  { linkTargets, ownHost }: KnownReferences,
): Finding[] {
  const problem = field === 'to' ? linkProblem(value, linkTargets, isDraft) : null;
  if (problem !== null) return [{ message: problem }];
  return field === 'href' && isOwnAddress(value, ownHost)
    ? [{ message: 'is on this site: use `to` with the page’s name' }]
    : [];
}

function mediaFindings(
  value: unknown,
  field: PropertyKey | undefined,
  { checkFilm, findImage }: KnownReferences,
): Finding[] {
  if (field === 'film' && typeof value === 'object' && value !== null && 'file' in value) {
    return checkFilm(value.file).map((message) => ({ message, field: 'file' }));
  }
  if (field !== 'picture') return [];
  const file = stringField(value, 'file') ?? '';
  const image = findImage(file);
  return 'problem' in image ? [{ message: `“${file}” ${image.problem}`, field: 'file' }] : [];
}
