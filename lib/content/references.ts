import { missingOnCards } from '../fonts/card-fonts';
import { collectAnchors, duplicateAnchors } from './anchors';
import type { CheckFilm } from './films/film-problems';
import type { FindImage } from './images/image';
import { type LinkTarget, linkProblem } from './links';
import { type FieldPath, formatPath, type YamlFile } from './parse-yaml';
import { findPastedCharacters } from './plain-text';
import type { Problem } from './problem';
import { stringField, walk } from './tree';
import { unknownVariables } from './variables';
import { isOwnAddress } from './web-address';

export interface ReferenceContext {
  variables: readonly string[];
  checkFilm: CheckFilm;
  findImage: FindImage;
  linkTargets: ReadonlyMap<string, LinkTarget>;
  /** The site's own host, if the build knows it. */
  ownHost: string | null;
}

interface FileOwner {
  /** The page that shows the file; null for files that aren't specific to one page. */
  page: string | null;
  isDraft: boolean;
}

/**
 * Problems that a schema can't find in one file: unknown variables, invisible characters, missing anchors, missing
 * films and pictures, the site's own addresses, and duplicate IDs on the page. The schemas check page names.
 */
export function referenceProblems(
  opened: YamlFile,
  { page, isDraft }: FileOwner,
  known: ReferenceContext,
): Problem[] {
  const found: Problem[] = [];
  walk(opened.value, [], (value, path) => {
    const field = path.at(-1);
    if (typeof value === 'string') {
      for (const { word, message } of unknownVariables(value, known.variables)) {
        found.push(opened.problemAt(path, message, { within: word }));
      }
      const [pasted] = findPastedCharacters(value);
      if (pasted !== undefined) {
        found.push(opened.problemAt(path, pasted.message, { within: pasted.words }));
      }
      const missing = isOnCard(opened.file, page, path) ? missingOnCards(value) : null;
      if (missing !== null) {
        const message = `has “${missing}”, which the picture for shared links can’t show, because its fonts don’t have it: write it another way`;
        found.push(opened.problemAt(path, message, { within: missing }));
      }
      const problem = field === 'to' ? linkProblem(value, known.linkTargets, isDraft) : null;
      if (problem !== null) found.push(opened.problemAt(path, problem));
      if (field === 'href' && isOwnAddress(value, known.ownHost)) {
        found.push(opened.problemAt(path, 'is on this site: use `to` with the page’s name'));
      }
    } else if (field === 'film' && typeof value === 'object' && value !== null && 'file' in value) {
      const messages = known.checkFilm(value.file);
      found.push(...messages.map((message) => opened.problemAt([...path, 'file'], message)));
    } else if (field === 'picture') {
      const image = known.findImage(stringField(value, 'file') ?? '');
      if ('problem' in image) {
        const message = `“${stringField(value, 'file') ?? ''}” ${image.problem}`;
        found.push(opened.problemAt([...path, 'file'], message));
      }
    }
  });
  if (page !== null) {
    for (const { id, path } of duplicateAnchors(page, collectAnchors(opened.value))) {
      found.push(
        opened.problemAt(path, `“${id}” is already used on this page: each ID must be unique`),
      );
    }
  }
  return found;
}

/** Whether a text is in the picture that messaging apps and social networks show of a page. */
function isOnCard(file: string, page: string | null, path: FieldPath): boolean {
  const field = formatPath(path);
  if (file === 'content/pages.yaml') return /\.(title|description)$/.test(field);
  if (file === 'content/site.yaml') return ['name', 'category', 'promise'].includes(field);
  return page !== null && ['headline', 'hero.headline'].includes(field);
}
