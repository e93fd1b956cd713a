import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { notServed } from '@/lib/deploy/hosts/server-rules';

/** Top-level HTML files that aren't pages with a URL of their own. */
const excludedPages = new Set(['index', '404', '_not-found']);

/** The folder with the exported site. It's read on every request, so a new build shows immediately. */
export interface SiteFolder {
  /** The file at this path, or undefined. Case-sensitive even if the file system isn't. */
  find(path: readonly string[]): Promise<string | undefined>;
  /** Names of the top-level pages, such as AITeam for AITeam.html. */
  pageNames(): Promise<string[]>;
}

const notServedPattern = new RegExp(notServed);

export function createSiteFolder(root: string): SiteFolder {
  return {
    async find(path) {
      // 404.html has no URL of its own, but the host sends it for unknown paths.
      if (notServedPattern.test(`/${path.join('/')}`) && path[0] !== '404.html') return undefined;
      let folder = root;
      for (const [index, name] of path.entries()) {
        const entries = await list(folder);
        const entry = entries.find((candidate) => candidate.name === name);
        const isLast = index === path.length - 1;
        // Both are false for a symbolic link, which could point outside the folder.
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

/** Whether a top-level HTML file of this name is a page with its own URL. */
export function isPageName(name: string): boolean {
  return !excludedPages.has(name);
}

async function list(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // The folder doesn't exist while the site is being rebuilt.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
