import type { z } from 'zod';
import type { ContentFolder } from './content-folder';
import { linkProblem } from './links';
import { parseMarkdown, splitFrontMatter } from './markdown/parse-markdown';
import type { PageEntry } from './page-entries';
import { loadYaml, type ParseResult, validateYaml } from './parse-yaml';
import { collectRegister, peopleProblems, plantProblems } from './plant-register';
import { collectPlantTimes, plantTimeProblems } from './plant-times';
import type { Problem } from './problem';
import { type ReferenceContext, referenceProblems } from './references';

/** Files that may have tags that aren't in the plant register. */
const filesWithoutPlant = ['site.yaml', 'pages.yaml'];

export type ContentReader = ReturnType<typeof createContentReader>;

/** Reads the files of a content folder one by one, and collects their problems. */
export function createContentReader(
  files: ContentFolder,
  entries: readonly PageEntry[],
  known: ReferenceContext,
) {
  const problems: Problem[] = [];
  /** Of the files read so far. */
  const schemas = new Map<string, z.ZodType>();
  const pageNames = entries.map(({ name }) => name);
  const register = collectRegister(files.open('plant.yaml').value);
  const plantTimes = collectPlantTimes(files.open('plant.yaml').value);

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
    problems.push(...referenceProblems(opened, ownerOf(page), known));
    if (!filesWithoutPlant.includes(name)) {
      problems.push(...plantProblems(opened, register), ...plantTimeProblems(opened, plantTimes));
    }
    if (name.startsWith('drawings/') || name === 'plant.yaml') {
      problems.push(...peopleProblems(opened, register));
    }
    return keep(validateYaml(opened, schema));
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
    problems.push(...referenceProblems(front, owner, known));
    return keep(
      parseMarkdown(`content/${name}`, text, {
        schema,
        variables,
        pageNames,
        linkProblem: (to) => linkProblem(to, known.linkTargets, owner.isDraft),
        ownHost: known.ownHost,
        findImage: known.findImage,
      }),
    );
  }

  return { files, schemas, pageNames, problems, readYaml, readMarkdown };
}
