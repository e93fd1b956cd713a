import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The exported site, compared with the content that it was built from. */
export interface ExportState {
  /** Paths of its pages. */
  hrefs: ReadonlySet<string>;
  /** Content files that were saved after the build, such as `pages/About.yaml`. */
  changedFiles: readonly string[];
}

// The host shows these for unknown paths. They have no path of their own.
const errorPages = new Set(['404.html', '_not-found.html']);

/** Undefined if there's no export in the folder. */
export function readExportState(out: string, contentFolder: string): ExportState | undefined {
  if (!existsSync(join(out, 'index.html'))) return undefined;
  const builtMs = statSync(join(out, 'index.html')).mtimeMs;
  const pages = readdirSync(out).filter((file) => file.endsWith('.html') && !errorPages.has(file));
  return {
    hrefs: new Set(
      pages.map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)),
    ),
    changedFiles: readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(yaml|md)$/.test(file) && file !== 'README.md')
      .filter((file) => statSync(join(contentFolder, file)).mtimeMs > builtMs)
      .sort(),
  };
}
