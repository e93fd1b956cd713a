import { existsSync, readdirSync } from 'node:fs';
import type { z } from 'zod';
import { entriesOf, entryProblems, namesIn, publishedPages, strayProblems } from './entries';
import { fill } from './fill';
import { openFolder } from './folder';
import { splitFrontMatter } from './markdown/front-matter';
import { parseMarkdown } from './markdown/parse-markdown';
import { checkYaml, openYaml, type Parsed } from './parse';
import { placesOf } from './places';
import { ContentError, type Problem } from './problem';
import { readDrawings } from './read-drawings';
import { referenceProblems } from './references';
import { peopleProblems, plantProblems, registerOf, repeatedProblems } from './register';
import { findable } from './registry';
import { agentsSchema } from './schemas/agents';
import { capabilitiesSchema } from './schemas/capabilities';
import { film, noFilm } from './schemas/film';
import { homeSchema } from './schemas/home';
import { isoSchema } from './schemas/iso';
import { legalSchema } from './schemas/legal';
import { outlineSchema, proseSchema } from './schemas/outline';
import { pagesSchema } from './schemas/pages';
import { plantSchema } from './schemas/plant';
import { pagesWithShape } from './schemas/required-pages';
import { searchSchema } from './schemas/search';
import { siteSchema } from './schemas/site';
import { teamSchema } from './schemas/team';
import { linkProblem } from './targets';
import type {
  Agent,
  Capabilities,
  Drawings,
  Home,
  Iso,
  LegalText,
  Outline,
  Page,
  Plant,
  SearchWords,
  Site,
  Team,
} from './types';

export interface Content {
  site: Site;
  pages: Page[];
  home: Home;
  agents: Agent[];
  team: Team;
  capabilities: Capabilities;
  iso: Iso;
  search: SearchWords;
  /** The register of the example plant. */
  plant: Plant;
  drawings: Drawings;
  /** By page name, for every written page without a shape of its own. */
  outlines: Readonly<Record<string, Outline>>;
  /** By page name. */
  legal: Readonly<Record<string, LegalText>>;
}

interface Options {
  /** With the drafts, as their writers want to see them. */
  preview?: boolean;
  /** The folder of the films and their posters; null, for who has yet to draw them, asks for none. */
  media?: string | null;
}

/** Pages written in YAML whose hero has a film. */
const filmed = ['Platform', 'About'];

/** Files whose tags must be those of the register, the register itself among them. */
const tellsOfThePlant = /^(?:drawings\/|pages\/|(?:plant|agents|home|search)\.yaml$)/;

/**
 * Reads all of a content folder.
 * @throws ContentError with every mistake of every file, each at its line and column.
 */
export function readContent(
  folder: string,
  { preview = false, media = 'public/media' }: Options = {},
): Content {
  const problems: Problem[] = [];
  const files = openFolder(folder);
  const registry = files.open('pages.yaml');
  const entries = entriesOf(registry);
  const names = entries.map(({ name }) => name);
  const known = {
    words: ['name', 'founded', 'contactMail', 'privacyMail', 'agentCount'],
    media: media === null ? null : existsSync(media) ? readdirSync(media) : [],
    places: placesOf(entries, files, preview),
  };

  const register = registerOf(files.open('plant.yaml').value);

  function ownerOf(page: string | null) {
    return { page, draft: entries.some(({ name, draft }) => draft && name === page) };
  }

  function keep<T>({ value, problems: found }: Parsed<T>): T | null {
    problems.push(...found);
    return value;
  }

  /** A YAML file, with the page on which its words stand. */
  function read<S extends z.ZodType>(name: string, schema: S, page: string | null = null) {
    const opened = files.open(name);
    if (!files.texts.has(name)) {
      problems.push(opened.problemAt([], 'is missing: the site needs this file'));
      return null;
    }
    problems.push(...referenceProblems(opened, ownerOf(page), known));
    if (tellsOfThePlant.test(name)) problems.push(...plantProblems(opened, register));
    if (name.startsWith('drawings/')) problems.push(...peopleProblems(opened, register));
    return keep(checkYaml(opened, schema));
  }

  function readText<S extends z.ZodType<object>>(name: string, schema: S, page: string) {
    const text = files.texts.get(name) ?? '';
    const owner = ownerOf(page);
    const front = openYaml(`content/${name}`, splitFrontMatter(text)?.frontMatter ?? '');
    problems.push(...referenceProblems(front, owner, known));
    return keep(
      parseMarkdown(`content/${name}`, text, {
        schema,
        words,
        pageNames: names,
        linkProblem: (to) => linkProblem(to, known.places, owner.draft),
      }),
    );
  }

  problems.push(
    ...entries.flatMap((entry) => entryProblems(entry, registry, files.texts)),
    ...strayProblems(names, files.texts),
  );
  const site = read('site.yaml', siteSchema);
  const agents = read('agents.yaml', agentsSchema, 'AITeam');
  const agentNames = agents?.map(({ name }) => name) ?? namesIn(files.open('agents.yaml').text);
  const words = {
    name: site?.name ?? '',
    founded: site === null ? '' : dayInWords(site.founded),
    contactMail: site?.contactMail ?? '',
    privacyMail: site?.privacyMail ?? '',
    agentCount: String(agentNames.length),
  };
  const listed = read('pages.yaml', pagesSchema(words, names));
  // Without a list of pages every link would be told as wrong.
  if (names.length === 0) throw new ContentError(problems);

  const home = read('home.yaml', homeSchema(names), 'Home');
  const team = read('pages/AITeam.yaml', teamSchema(names), 'AITeam');
  const iso = read('pages/ISO.yaml', isoSchema(names), 'ISO');
  const capabilities = read(
    'pages/Capabilities.yaml',
    capabilitiesSchema(names, agentNames),
    'Capabilities',
  );

  const plant = read('plant.yaml', plantSchema);
  problems.push(...repeatedProblems(files.open('plant.yaml')));
  const drawings = readDrawings(read, names, plant);

  const pages = preview ? (listed ?? []) : publishedPages(listed ?? []);
  // The pages that search offers must be written ones.
  const search =
    listed === null
      ? null
      : read(
          'search.yaml',
          searchSchema(
            names,
            findable(pages).map(({ name }) => name),
          ),
        );
  const outlines: Record<string, Outline> = {};
  const legal: Record<string, LegalText> = {};
  for (const { name } of entries.filter((entry) => !pagesWithShape.has(entry.name))) {
    // A draft is checked like everything else, and only then left out.
    const kind = pages.find((page) => page.name === name)?.kind;
    if (files.texts.has(`legal/${name}.md`)) {
      const text = readText(`legal/${name}.md`, legalSchema, name);
      if (text !== null && kind === 'legal') legal[name] = text;
    }
    const outline = readOutline(name);
    if (outline !== null && kind === 'written') outlines[name] = outline;
  }

  function readOutline(name: string): Outline | null {
    const [yaml, markdown] = [`pages/${name}.yaml`, `pages/${name}.md`];
    if (files.texts.has(markdown)) {
      const text = readText(markdown, proseSchema(names), name);
      if (text === null) return null;
      const { sections: prose, ...head } = text;
      const sections = prose.map(({ id, heading }) => ({ id, heading, points: [], actions: [] }));
      return { ...head, film: undefined, sections, prose };
    }
    if (!files.texts.has(yaml)) return null;
    return read(yaml, outlineSchema(names, filmed.includes(name) ? film : noFilm), name);
  }

  if (
    site === null ||
    listed === null ||
    agents === null ||
    home === null ||
    team === null ||
    iso === null ||
    search === null ||
    plant === null ||
    drawings === null ||
    capabilities === null ||
    problems.length > 0
  ) {
    throw new ContentError(problems);
  }
  return {
    ...fill(
      { site, pages, home, agents, team, capabilities, iso, search, plant, drawings, outlines },
      words,
    ),
    legal,
  };
}

/** A day of the calendar as the site writes it, like Oct 28, 2025; it has no time zone. */
function dayInWords(day: string): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00:00Z`));
}
