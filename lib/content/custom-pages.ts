import type { z } from 'zod';
import { capabilitiesSchema } from './schemas/capabilities';
import { homeSchema } from './schemas/home';
import { isoSchema } from './schemas/iso';
import { audience, roleId, teamSchema } from './schemas/team';
import type { ReadYaml } from './validate-yaml';

interface KnownNames {
  pages: readonly string[];
  agents: readonly string[];
}

/**
 * Pages with their own route and schema. Always written, never drafts. `key` is a page's field in Content; the first of `files` has
 * its text, the others have IDs on it; `anchors` are the IDs that it sets in `app/`, in addition to those from its content.
 */
export const customPages = [
  {
    key: 'home',
    name: 'Home',
    files: ['home.yaml'],
    schema: ({ pages }: KnownNames) => homeSchema(pages),
    anchors: ['team', 'tiles'],
  },
  {
    key: 'team',
    name: 'AITeam',
    files: ['pages/AITeam.yaml', 'agents.yaml'],
    schema: ({ pages }: KnownNames) => teamSchema(pages),
    anchors: ['agents', 'roles', 'all-agents', 'how-they-work', ...audience.map(roleId)],
  },
  {
    key: 'capabilities',
    name: 'Capabilities',
    files: ['pages/Capabilities.yaml'],
    schema: ({ pages, agents }: KnownNames) => capabilitiesSchema(pages, agents),
    anchors: ['difference', 'lockout-check'],
  },
  {
    key: 'iso',
    name: 'ISO',
    files: ['pages/ISO.yaml'],
    schema: ({ pages }: KnownNames) => isoSchema(pages),
    anchors: [
      'metric-families',
      'sections',
      'calculator',
      'roi-calculator',
      'why-it-matters',
      'built-in',
    ],
  },
] as const;

type AnyCustomPage = (typeof customPages)[number];

export type CustomPageKey = AnyCustomPage['key'];

/** The validated content of the custom pages. */
export type CustomContent = {
  [Page in AnyCustomPage as Page['key']]: z.output<ReturnType<Page['schema']>>;
};

export function customPage(name: string): AnyCustomPage | undefined {
  return customPages.find((page) => page.name === name);
}

/** Null if any has a problem. Reads the others anyway, to find all problems. */
export function readCustomPages(read: ReadYaml, names: KnownNames): CustomContent | null {
  const found = Object.fromEntries(
    customPages.map(({ key, name, files, schema }) => [key, read(files[0], schema(names), name)]),
  );
  return isComplete(found) ? found : null;
}

/** Each value is null or was validated by the schema of its key. */
function isComplete(found: Record<string, unknown>): found is CustomContent {
  return customPages.every(({ key }) => found[key] !== null);
}
