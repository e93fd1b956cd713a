import { existsSync, readdirSync } from 'node:fs';
import type { z } from 'zod';
import { readContentFolder } from './content-folder';
import { type CustomContent, customPage, readCustomPages } from './custom-pages';
import { interpolate } from './interpolate';
import { linkTargets } from './link-targets';
import { linkProblem } from './links';
import { splitFrontMatter } from './markdown/front-matter';
import { parseMarkdown } from './markdown/parse-markdown';
import {
  entryProblems,
  orphanFileProblems,
  publishedPages,
  readPageEntries,
  scanNames,
} from './page-entries';
import { loadYaml, type ParseResult, validateYaml } from './parse-yaml';
import {
  collectRegister,
  duplicateProblems,
  peopleProblems,
  plantProblems,
} from './plant-register';
import { ContentError, type Problem } from './problem';
import { readDrawings } from './read-drawings';
import { referenceProblems } from './references';
import { indexablePages } from './registry';
import { agentsSchema } from './schemas/agents';
import { film, noFilm } from './schemas/film';
import { legalSchema } from './schemas/legal';
import { pagesSchema } from './schemas/pages';
import { plantSchema } from './schemas/plant';
import { searchSchema } from './schemas/search';
import { siteSchema } from './schemas/site';
import { markdownPageSchema, standardPageSchema } from './schemas/standard-page';
import type {
  Agent,
  Drawings,
  LegalText,
  Page,
  Plant,
  SearchContent,
  Site,
  StandardPage,
} from './types';

export interface Content extends CustomContent {
  site: Site;
  pages: Page[];
  agents: Agent[];
  search: SearchContent;
  /** The register of the example plant. */
  plant: Plant;
  drawings: Drawings;
  /** By page name: every written page with the standard layout. */
  standardPages: Readonly<Record<string, StandardPage>>;
  /** By page name. */
  legal: Readonly<Record<string, LegalText>>;
}

interface ReadOptions {
  /** Whether to include drafts. */
  preview?: boolean;
  /** The folder with films and posters. Null skips the check that they exist. */
  media?: string | null;
}

/** Standard pages whose hero must have a film. */
const pagesWithFilm = ['Platform', 'About'];

/** Files that don't mention the example plant. In all others, tags must be in the plant register. */
const filesWithoutPlant = ['site.yaml', 'pages.yaml'];

/**
 * Reads and validates a content folder.
 * @throws {ContentError} with the problems of all files, each with line and column
 */
export function readContent(
  folder: string,
  { preview = false, media = 'public/media' }: ReadOptions = {},
): Content {
  const problems: Problem[] = [];
  const files = readContentFolder(folder);
  const registry = files.open('pages.yaml');
  const entries = readPageEntries(registry);
  const names = entries.map(({ name }) => name);
  const known = {
    variables: ['name', 'founded', 'contactMail', 'privacyMail', 'agentCount'],
    mediaFiles: media === null ? null : existsSync(media) ? readdirSync(media) : [],
    linkTargets: linkTargets(entries, files, preview),
  };

  const register = collectRegister(files.open('plant.yaml').value);

  function ownerOf(page: string | null) {
    return { page, isDraft: entries.some(({ name, isDraft }) => isDraft && name === page) };
  }

  function keep<T>({ value, problems: found }: ParseResult<T>): T | null {
    problems.push(...found);
    return value;
  }

  /** Reads a YAML file. `page` is the page that shows it; null for files that aren't specific to one page. */
  function read<S extends z.ZodType>(name: string, schema: S, page: string | null = null) {
    const opened = files.open(name);
    if (!files.texts.has(name)) {
      problems.push(opened.problemAt([], 'is missing: the site needs this file'));
      return null;
    }
    problems.push(...referenceProblems(opened, ownerOf(page), known));
    if (!filesWithoutPlant.includes(name)) problems.push(...plantProblems(opened, register));
    if (name.startsWith('drawings/')) problems.push(...peopleProblems(opened, register));
    return keep(validateYaml(opened, schema));
  }

  function readText<S extends z.ZodType<object>>(name: string, schema: S, page: string) {
    const text = files.texts.get(name) ?? '';
    const owner = ownerOf(page);
    const front = loadYaml(`content/${name}`, splitFrontMatter(text)?.frontMatter ?? '');
    problems.push(...referenceProblems(front, owner, known));
    return keep(
      parseMarkdown(`content/${name}`, text, {
        schema,
        variables,
        pageNames: names,
        linkProblem: (to) => linkProblem(to, known.linkTargets, owner.isDraft),
      }),
    );
  }

  problems.push(
    ...entries.flatMap((entry) => entryProblems(entry, registry, files.texts)),
    ...orphanFileProblems(names, files.texts),
  );
  const site = read('site.yaml', siteSchema);
  const agents = read('agents.yaml', agentsSchema, 'AITeam');
  const agentNames = agents?.map(({ name }) => name) ?? scanNames(files.open('agents.yaml').text);
  const variables = {
    name: site?.name ?? '',
    founded: site === null ? '' : formatDate(site.founded),
    contactMail: site?.contactMail ?? '',
    privacyMail: site?.privacyMail ?? '',
    agentCount: String(agentNames.length),
  };
  const listed = read('pages.yaml', pagesSchema(variables, names));
  // Without a list of pages, every link would be reported.
  if (names.length === 0) throw new ContentError(problems);

  const customContent = readCustomPages(read, { pages: names, agents: agentNames });
  const plant = read('plant.yaml', plantSchema);
  problems.push(...duplicateProblems(files.open('plant.yaml')));
  const drawings = readDrawings(read, names, plant);

  const pages = preview ? (listed ?? []) : publishedPages(listed ?? []);
  // Search may suggest only indexable pages.
  const search =
    listed === null
      ? null
      : read(
          'search.yaml',
          searchSchema(
            names,
            indexablePages(pages).map(({ name }) => name),
          ),
        );
  const standardPages: Record<string, StandardPage> = {};
  const legal: Record<string, LegalText> = {};
  for (const { name } of entries.filter((entry) => customPage(entry.name) === undefined)) {
    // Drafts are validated like other pages, then left out.
    const kind = pages.find((page) => page.name === name)?.kind;
    if (files.texts.has(`legal/${name}.md`)) {
      const text = readText(`legal/${name}.md`, legalSchema, name);
      if (text !== null && kind === 'legal') legal[name] = text;
    }
    const standardPage = readStandardPage(name);
    if (standardPage !== null && kind === 'written') standardPages[name] = standardPage;
  }

  function readStandardPage(name: string): StandardPage | null {
    const [yaml, markdown] = [`pages/${name}.yaml`, `pages/${name}.md`];
    if (files.texts.has(markdown)) {
      const text = readText(markdown, markdownPageSchema(names), name);
      if (text === null) return null;
      const { sections: prose, ...head } = text;
      const sections = prose.map(({ id, heading }) => ({ id, heading, points: [], actions: [] }));
      return { ...head, film: undefined, sections, prose };
    }
    if (!files.texts.has(yaml)) return null;
    return read(
      yaml,
      standardPageSchema(names, pagesWithFilm.includes(name) ? film : noFilm),
      name,
    );
  }

  if (
    site === null ||
    listed === null ||
    agents === null ||
    customContent === null ||
    search === null ||
    plant === null ||
    drawings === null ||
    problems.length > 0
  ) {
    throw new ContentError(problems);
  }
  return {
    ...interpolate(
      {
        site,
        pages,
        ...customContent,
        agents,
        search,
        plant,
        drawings,
        standardPages,
      },
      variables,
    ),
    legal,
  };
}

/** Formats a date like Oct 28, 2025. UTC, because a calendar date has no time zone. */
function formatDate(day: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
