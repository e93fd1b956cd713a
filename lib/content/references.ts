import { collectAnchors, duplicateAnchors } from './anchors';
import { didYouMean } from './did-you-mean';
import { type LinkTarget, linkProblem } from './links';
import type { FieldPath, YamlFile } from './parse-yaml';
import type { Problem } from './problem';

export interface ReferenceContext {
  /** The words that a text may name in braces. */
  variables: readonly string[];
  /** The files in public/media/; null where they are yet to be made. */
  mediaFiles: readonly string[] | null;
  linkTargets: ReadonlyMap<string, LinkTarget>;
}

interface FileOwner {
  /** The page whose words the file has; null for files of the whole site. */
  page: string | null;
  isDraft: boolean;
}

/**
 * The mistakes that one file alone cannot show: words in braces, places on other pages, films, and ids
 * that the page has already. Names of pages are the schemas' own.
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
      const problem = field === 'to' ? linkProblem(value, known.linkTargets, isDraft) : null;
      if (problem !== null) found.push(opened.problemAt(path, problem));
    } else if (field === 'film' && typeof value === 'object' && value !== null && 'file' in value) {
      const problem = known.mediaFiles === null ? null : filmProblem(value.file, known.mediaFiles);
      if (problem !== null) found.push(opened.problemAt([...path, 'file'], problem));
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

/** Words in braces that the site does not know, each with what to say about it. */
export function unknownVariables(text: string, words: readonly string[]) {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap(([whole, name = '']) => {
    if (words.includes(name)) return [];
    const all = words.map((word) => `{${word}}`).join(', ');
    const message = `${whole} isn’t a word that the site fills in: use ${all}${didYouMean(name, words)}`;
    return [{ word: whole, message }];
  });
}

/** A film is two files, spelt as on a server that knows capital from small; with a cut, it has captions too. */
function filmProblem(name: unknown, media: readonly string[]): string | null {
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) return null;
  const cut = ['cut.mp4', 'cut.av1.mp4', 'vtt'].some((ending) =>
    media.includes(`${name}.${ending}`),
  );
  const endings = ['mp4', 'avif', ...(cut ? ['cut.mp4', 'vtt'] : [])];
  const missing = endings
    .map((ending) => `${name}.${ending}`)
    .filter((file) => !media.includes(file));
  if (missing.length === 0) return null;
  const slips = missing.flatMap(
    (file) => media.find((other) => other.toLowerCase() === file.toLowerCase()) ?? [],
  );
  if (slips.length > 0) {
    return `needs ${missing.join(' and ')} in public/media/, but it’s spelled ${slips.join(' and ')} there: capital letters matter`;
  }
  const films = media.flatMap((file) => /^([^.]+)\.mp4$/.exec(file)?.[1] ?? []);
  return `needs ${missing.join(' and ')} in public/media/${didYouMean(name, films)}`;
}

/** Visits a value and everything in it, each with its path. */
export function walk(
  value: unknown,
  path: FieldPath,
  visit: (value: unknown, path: FieldPath) => void,
): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, field] of entries) walk(field, [...path, name], visit);
}
