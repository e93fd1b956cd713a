import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fill } from './fill';
import { parseYaml } from './parse';
import { ContentError, type Problem } from './problem';
import { agentsSchema } from './schemas/agents';
import { homeSchema } from './schemas/home';
import { outlineSchema } from './schemas/outline';
import { pagesSchema } from './schemas/pages';
import { siteSchema } from './schemas/site';
import { teamSchema } from './schemas/team';
import type { Agent, Home, Outline, Page, Site, Team } from './types';

export interface Content {
  site: Site;
  pages: Page[];
  home: Home;
  agents: Agent[];
  team: Team;
  /** By page name, for every written or legal page without a file of its own shape. */
  outlines: Readonly<Record<string, Outline>>;
}

/**
 * Reads all of a content folder.
 * @throws ContentError with every mistake of every file, each at its line and column.
 */
export function readContent(folder: string): Content {
  const problems: Problem[] = [];

  function read<S extends z.ZodType>(name: string, schema: S): z.output<S> | null {
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
    const parsed = parseYaml(file, text, schema);
    problems.push(...parsed.problems);
    return parsed.value;
  }

  const site = read('site.yaml', siteSchema);
  const pages = read('pages.yaml', pagesSchema);
  const agents = read('agents.yaml', agentsSchema);
  const names = pages?.map(({ name }) => name) ?? [];
  // Links are checked against the registry: without one, every link would be told as wrong.
  const home = pages === null ? null : read('home.yaml', homeSchema(names));
  const team = pages === null ? null : read('pages/AITeam.yaml', teamSchema(names));
  const outlines: Record<string, Outline> = {};
  for (const { name, kind } of pages ?? []) {
    if (kind === 'placeholder' || name === 'Home' || name === 'AITeam') continue;
    const outline = read(`pages/${name}.yaml`, outlineSchema(names));
    if (outline !== null) outlines[name] = outline;
  }

  if (
    site === null ||
    pages === null ||
    agents === null ||
    home === null ||
    team === null ||
    problems.length > 0
  ) {
    throw new ContentError(problems);
  }
  return fill({ site, pages, home, agents, team, outlines }, { name: site.name });
}
