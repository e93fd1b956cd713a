import type { z } from 'zod';
import { type KnownReferences, valueProblems } from './check-values';
import type { ContentFolder } from './content-folder';
import { markProse, markValue } from './editing/mark-content';
import { linkProblem } from './links';
import { loadYaml } from './load-yaml';
import { parseMarkdown, splitFrontMatter } from './markdown/parse-markdown';
import type { PageEntry } from './page-entries';
import { collectRegister } from './plant-register';
import { isPost } from './post-files';
import type { Problem } from './problem';
import { type ParseResult, validateYaml } from './validate-yaml';

export type ContentReader = ReturnType<typeof createContentReader>;

/**
 * Reads the files of a content folder one by one, and collects their problems.
 *
 * @param marks whether to add to all words where they come from
 */
export function createContentReader(
  files: ContentFolder,
  entries: readonly PageEntry[],
  references: Omit<KnownReferences, 'plant'>,
  marks: boolean,
) {
  const problems: Problem[] = [];
  /** Of the files read so far. */
  const schemas = new Map<string, z.ZodType>();
  const pageNames = entries.map(({ name }) => name);
  const known = { ...references, plant: collectRegister(files.open('plant.yaml').value) };

  function ownerOf(page: string | null) {
    return { page, isDraft: entries.some(({ name, isDraft }) => isDraft && name === page) };
  }

  function keep<T>({ value, problems: found }: ParseResult<T>): T | null {
    problems.push(...found);
    return value;
  }

  /** Null if the file has a problem. `page` is the page that shows the file; null if it isn't specific to one page. */
  function readYaml<S extends z.ZodType>(name: string, schema: S, page: string | null = null) {
    schemas.set(name, schema);
    const opened = files.open(name);
    if (!files.texts.has(name)) {
      problems.push(opened.problemAt([], 'is missing: the site needs this file'));
      return null;
    }
    problems.push(...valueProblems(opened, ownerOf(page), known));
    const value = keep(validateYaml(opened, schema));
    // What search has is typed again, as queries.
    if (!marks || value === null || name === 'search.yaml') return value;
    return markValue(value, name, schema, opened.value);
  }

  /** Null if the file has a problem. `variables` are the values of `known.variables`. */
  function readMarkdown<S extends z.ZodType<object>>(
    name: string,
    schema: S,
    page: string,
    variables: Readonly<Record<string, string>>,
  ) {
    schemas.set(name, schema);
    const text = files.read(name);
    const owner = ownerOf(page);
    const front = loadYaml(`content/${name}`, splitFrontMatter(text)?.frontMatter ?? '');
    problems.push(...valueProblems(front, owner, known));
    const value = keep(
      parseMarkdown(`content/${name}`, text, {
        schema,
        variables,
        pageNames,
        linkProblem: (to) => linkProblem(to, known.linkTargets, owner.isDraft),
        ownHost: known.ownHost,
        findImage: known.findImage,
        opensWithText: isPost(name),
      }),
    );
    if (!marks || value === null) return value;
    const sections = markProse(value.sections, name);
    return { ...markValue(value, name, schema, front.value), sections };
  }

  return { files, schemas, pageNames, problems, readYaml, readMarkdown };
}
