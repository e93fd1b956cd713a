import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fill } from './fill';
import { parseYaml } from './parse';
import { ContentError, type Problem } from './problem';
import { agentsSchema } from './schemas/agents';
import { capabilitiesSchema } from './schemas/capabilities';
import { homeSchema } from './schemas/home';
import { outlineSchema } from './schemas/outline';
import { pagesSchema } from './schemas/pages';
import { siteSchema } from './schemas/site';
import type { Agent, Capabilities, Home, Outline, Page, Site } from './types';

export interface Content {
  site: Site;
  pages: Page[];
  home: Home;
  agents: Agent[];
  capabilities: Capabilities;
  /** By page name, for every page in content/pages/. */
  outlines: Readonly<Record<string, Outline>>;
}

/** Pages whose words have a shape, and so a file, of their own. */
const ownFiles = ['Home', 'Capabilities'];

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
  const agentNames = agents?.map(({ name }) => name) ?? [];
  const capabilities =
    pages === null || agents === null
      ? null
      : read('capabilities.yaml', capabilitiesSchema(names, agentNames));
  const outlines: Record<string, Outline> = {};
  for (const { name, kind } of pages ?? []) {
    if (kind === 'placeholder' || ownFiles.includes(name)) continue;
    const outline = read(`pages/${name}.yaml`, outlineSchema(names));
    if (outline !== null) outlines[name] = outline;
  }

  if (
    site === null ||
    pages === null ||
    agents === null ||
    home === null ||
    capabilities === null ||
    problems.length > 0
  ) {
    throw new ContentError(problems);
  }
  return fill({ site, pages, home, agents, capabilities, outlines }, { name: site.name });
}
