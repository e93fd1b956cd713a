import { collectAnchors, duplicateAnchors } from './anchors';
import { didYouMean } from './did-you-mean';
import { type LinkTarget, linkProblem } from './links';
import type { FieldPath, YamlFile } from './parse-yaml';
import type { Problem } from './problem';
import { unknownVariables } from './variables';

export interface ReferenceContext {
  /** Names of the variables that text may use in braces. */
  variables: readonly string[];
  /** Files in public/media/. Null skips the check that films exist. */
  mediaFiles: readonly string[] | null;
  linkTargets: ReadonlyMap<string, LinkTarget>;
}

interface FileOwner {
  /** The page that shows the file; null for files that aren't specific to one page. */
  page: string | null;
  isDraft: boolean;
}

/**
 * Problems that a schema can't find in one file: unknown variables, missing anchors, missing films, and duplicate IDs
 * on the page. The schemas check page names.
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

/** A film needs a video and a poster; with a cut, also captions. Names are case-sensitive, as on Linux servers. */
function filmProblem(name: unknown, media: readonly string[]): string | null {
  if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) return null;
  const cut = ['cut.mp4', 'cut.av1.mp4', 'vtt'].some((suffix) =>
    media.includes(`${name}.${suffix}`),
  );
  const suffixes = ['mp4', 'avif', ...(cut ? ['cut.mp4', 'vtt'] : [])];
  const missing = suffixes
    .map((suffix) => `${name}.${suffix}`)
    .filter((file) => !media.includes(file));
  if (missing.length === 0) return null;
  const miscased = missing.flatMap(
    (file) => media.find((other) => other.toLowerCase() === file.toLowerCase()) ?? [],
  );
  if (miscased.length > 0) {
    return `needs ${missing.join(' and ')} in public/media/, but it’s spelled ${miscased.join(' and ')} there: capital letters matter`;
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
