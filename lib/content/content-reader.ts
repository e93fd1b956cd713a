import type { z } from 'zod';
import { type KnownReferences, valueProblems } from './check-values';
import type { ContentFolder } from './content-folder';
import { linkProblem } from './links';
import { loadYaml } from './load-yaml';
import { parseMarkdown, splitFrontMatter } from './markdown/parse-markdown';
import type { PageEntry } from './page-entries';
import { collectRegister } from './plant-register';
import type { Problem } from './problem';
import { legalSchema, markdownPageSchema, standardPageSchema } from './schemas/standard-page';
import type { Content, StandardPage } from './types';
import { type ParseResult, validateYaml } from './validate-yaml';

export type ContentReader = ReturnType<typeof createContentReader>;

/** Reads the files of a content folder one by one, and collects their problems. */
export function createContentReader(
  files: ContentFolder,
  entries: readonly PageEntry[],
  references: Omit<KnownReferences, 'plant'>,
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
    problems.push(...valueProblems(front, owner, known));
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

/** Standard pages that must have a film. Others may have one. */
const pagesWithFilm = ['Platform', 'About'];

/**
 * Reads pages with the standard layout, in YAML or Markdown, and legal texts. Drafts are validated too, and left out if
 * `published` doesn't have them.
 */
export function readStandardPages(
  { files, pageNames, problems, readYaml, readMarkdown }: ContentReader,
  names: readonly string[],
  published: Content['pages'],
  variables: Readonly<Record<string, string>>,
): Pick<Content, 'standardPages' | 'legal'> {
  const standardPages: Record<string, StandardPage> = {};
  const legal: Record<string, Content['legal'][string]> = {};
  for (const name of names) {
    const kind = published.find((page) => page.name === name)?.kind;
    if (files.texts.has(`legal/${name}.md`)) {
      const text = readMarkdown(`legal/${name}.md`, legalSchema, name, variables);
      if (text !== null && kind === 'legal') legal[name] = text;
      if (text !== null) compareDates(name, text.updated);
    }
    const standardPage = readStandardPage(name);
    if (standardPage !== null && kind === 'written') standardPages[name] = standardPage;
  }
  return { standardPages, legal };

  /** The sitemap has the page's date, and the structured data the date that the text shows. */
  function compareDates(name: string, shown: string | undefined): void {
    const listed = published.find((page) => page.name === name)?.updated;
    if (listed === undefined || shown === undefined || shown === 'today' || shown === listed)
      return;
    const message = `is ${listed}, but content/legal/${name}.md shows ${shown}: write the same date, because search engines see both`;
    const path = [pageNames.indexOf(name), 'updated'];
    problems.push(files.open('pages.yaml').problemAt(path, message));
  }

  function readStandardPage(name: string): StandardPage | null {
    const [yaml, markdown] = [`pages/${name}.yaml`, `pages/${name}.md`];
    const hasFilm = pagesWithFilm.includes(name);
    if (files.texts.has(markdown)) {
      const text = readMarkdown(markdown, markdownPageSchema(pageNames, hasFilm), name, variables);
      if (text === null) return null;
      const { sections: prose, ...head } = text;
      const sections = prose.map(({ id, heading }) => ({ id, heading, points: [], actions: [] }));
      return { ...head, sections, prose };
    }
    if (!files.texts.has(yaml)) return null;
    return readYaml(yaml, standardPageSchema(pageNames, hasFilm), name);
  }
}
