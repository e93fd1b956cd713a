import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fill } from './fill';
import { parseLegal } from './legal/parse-legal';
import { type Parsed, parseYaml } from './parse';
import { ContentError, type Problem } from './problem';
import { readDrawings } from './read-drawings';
import { findable } from './registry';
import { agentsSchema } from './schemas/agents';
import { capabilitiesSchema } from './schemas/capabilities';
import { film, type MediaFinder } from './schemas/film';
import { homeSchema } from './schemas/home';
import { isoSchema } from './schemas/iso';
import { outlineSchema } from './schemas/outline';
import { pagesSchema } from './schemas/pages';
import { searchSchema } from './schemas/search';
import { siteSchema } from './schemas/site';
import { teamSchema } from './schemas/team';
import type {
  Agent,
  Capabilities,
  Drawings,
  Home,
  Iso,
  LegalText,
  Outline,
  Page,
  SearchWords,
  Site,
  Team,
} from './types';

export interface Content {
  site: Site;
  pages: Page[];
  /** One list for whoever needs the names: what a page passes twice, its data holds once. */
  pageNames: readonly string[];
  home: Home;
  agents: Agent[];
  team: Team;
  capabilities: Capabilities;
  iso: Iso;
  search: SearchWords;
  drawings: Drawings;
  /** By page name, for every written page without a shape of its own. */
  outlines: Readonly<Record<string, Outline>>;
  /** By page name. */
  legal: Readonly<Record<string, LegalText>>;
}

/** Pages whose words have a shape, and so a schema, of their own. */
const ownShape = ['Home', 'AITeam', 'Capabilities', 'ISO'];

/** Pages of that other shape whose hero has a film. */
const filmed = ['Platform', 'About'];
const noFilm = z.undefined({ error: 'is no field of this page: its head has no film' }).optional();

/**
 * Reads all of a content folder. `media` is the folder of the films that pages name; null, for who
 * has yet to draw them, asks for none.
 * @throws ContentError with every mistake of every file, each at its line and column.
 */
export function readContent(
  folder: string,
  media: string | null = join(process.cwd(), 'public/media'),
): Content {
  const problems: Problem[] = [];
  const hasMedia: MediaFinder = (file) => media === null || existsSync(join(media, file));

  function readFile<T>(name: string, parse: (file: string, text: string) => Parsed<T>): T | null {
    const file = `content/${name}`;
    let text: string;
    try {
      text = readFileSync(join(folder, name), 'utf8');
    } catch {
      // Whatever the reason, the writer's remedy is the same: put the file there.
      problems.push({
        file,
        line: 1,
        column: 1,
        field: '',
        message: 'cannot be read: the file is missing',
      });
      return null;
    }
    const parsed = parse(file, text);
    problems.push(...parsed.problems);
    return parsed.value;
  }

  function read<S extends z.ZodType>(name: string, schema: S): z.output<S> | null {
    return readFile(name, (file, text) => parseYaml(file, text, schema));
  }

  const site = read('site.yaml', siteSchema);
  const pages = read('pages.yaml', pagesSchema(site?.name ?? ''));
  const agents = read('agents.yaml', agentsSchema);
  const names = pages?.map(({ name }) => name) ?? [];
  // Links are checked against the registry: without one, every link would be told as wrong.
  const home = pages === null ? null : read('home.yaml', homeSchema(names, hasMedia));
  const team = pages === null ? null : read('pages/AITeam.yaml', teamSchema(names, hasMedia));
  const search = pages === null ? null : read('search.yaml', searchSchema(findable(pages)));
  const iso = pages === null ? null : read('pages/ISO.yaml', isoSchema(names, hasMedia));
  const drawings = pages === null ? null : readDrawings(read, names);
  const words = {
    name: site?.name ?? '',
    founded: site === null ? '' : dayInWords(site.founded),
    contactMail: site?.contactMail ?? '',
    privacyMail: site?.privacyMail ?? '',
  };
  const agentNames = agents?.map(({ name }) => name) ?? [];
  const capabilities =
    pages === null || agents === null
      ? null
      : read('pages/Capabilities.yaml', capabilitiesSchema(names, agentNames, hasMedia));
  const outlines: Record<string, Outline> = {};
  const legal: Record<string, LegalText> = {};
  for (const { name, kind } of pages ?? []) {
    if (kind === 'legal') {
      const text = readFile(`legal/${name}.md`, (file, source) =>
        parseLegal(file, source, { pageNames: names, words }),
      );
      if (text !== null) legal[name] = text;
    } else if (kind === 'written' && !ownShape.includes(name)) {
      const outline = read(
        `pages/${name}.yaml`,
        outlineSchema(names, filmed.includes(name) ? film(hasMedia) : noFilm),
      );
      if (outline !== null) outlines[name] = outline;
    }
  }

  if (
    site === null ||
    pages === null ||
    agents === null ||
    home === null ||
    team === null ||
    iso === null ||
    search === null ||
    drawings === null ||
    capabilities === null ||
    problems.length > 0
  ) {
    throw new ContentError(problems);
  }
  return {
    pageNames: names,
    ...fill(
      { site, pages, home, agents, team, capabilities, iso, search, drawings, outlines },
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
