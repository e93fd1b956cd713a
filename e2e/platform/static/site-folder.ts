import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { notServed } from '@/lib/deploy/hosts/server-rules';

/** Pages that are answers to something else, not pages to be asked for by name. */
const excludedPages = new Set(['index', '404', '_not-found']);

/** The folder with the exported site. It is read at each request, so that a new build shows at once. */
export interface SiteFolder {
  /** The file at this path, spelt exactly so even where the disk does not care, or undefined. */
  find(path: readonly string[]): Promise<string | undefined>;
  /** Names of the pages in the top folder, such as AITeam for AITeam.html. */
  pageNames(): Promise<string[]>;
}

const notServedPattern = new RegExp(notServed);

export function createSiteFolder(root: string): SiteFolder {
  return {
    async find(path) {
      // The 404 page is looked for by the host itself.
      if (notServedPattern.test(`/${path.join('/')}`) && path[0] !== '404.html') return undefined;
      let folder = root;
      for (const [index, name] of path.entries()) {
        const entries = await list(folder);
        const entry = entries.find((candidate) => candidate.name === name);
        const isLast = index === path.length - 1;
        // Neither is true of a link, which could lead out of the folder.
        if (isLast ? !entry?.isFile() : !entry?.isDirectory()) return undefined;
        folder = join(folder, name);
      }
      return path.length > 0 ? folder : undefined;
    },
    async pageNames() {
      const entries = await list(root);
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
        .map(({ name }) => name.slice(0, -'.html'.length))
        .filter(isPageName);
    },
  };
}

/** Whether a top-level file of this name would be a page with an address of its own. */
export function isPageName(name: string): boolean {
  return !excludedPages.has(name);
}

async function list(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // The folder is away while the site is built anew.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
