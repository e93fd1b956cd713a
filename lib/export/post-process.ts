import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listHashedFiles } from '@/lib/deploy/retained-assets/hashed-files';
import { type PageData, pageDataId } from '@/lib/page/page-data';
import type { Settings } from '@/lib/settings';
import { compileScript, writeScript } from './browser-scripts';
import { compressAll, isText } from './compress';
import { inlineCriticalCss, withoutFonts } from './critical-css';
import { protectPage } from './csp';
import { element, type Page, parsePage, serializePage } from './html';
import {
  deferScripts,
  findPageScripts,
  findSharedScripts,
  type NextFiles,
  NextOutputError,
  removeInternalPages,
  requireElement,
  takeNextScripts,
  versionNote,
} from './next-output';

/** Steps that affect only speed. If one throws, that page is built without it and the build prints a warning. */
export const optionalSteps: readonly string[] = ['critical-css', 'react-later'];

/**
 * Turns Next's export into what a CDN serves, in place.
 *
 * @param without steps to skip
 * @throws NextOutputError if a page can't be protected: see protectPage()
 */
export async function postProcess(out: string, settings: Settings, without: readonly string[]) {
  removeInternalPages(out);
  const { platformUrl, platformOrigins, parentOrigins, appId, appIds } = settings;
  const forSession = { platformUrl, platformOrigins, parentOrigins, appId, appIds };
  const shared = without.includes('react-later') ? [] : findSharedScripts(out);
  const define = {
    SITE_SETTINGS: JSON.stringify(forSession),
    SHARED_SCRIPTS: JSON.stringify(shared),
    PAGE_SCRIPTS: JSON.stringify(findPageScripts(out)),
  };
  const site = writeScript(out, 'site', compileScript('main.ts', define));
  const boot = compileScript('boot/main.ts', { SITE_SCRIPT: JSON.stringify(site) });

  /** Null if the step is skipped or fails. */
  function optional<T>(name: string, page: Page, step: () => T): T | null {
    if (without.includes(name)) return null;
    const before = structuredClone(page.tree);
    try {
      return step();
    } catch (error) {
      page.tree = before;
      const note = error instanceof NextOutputError ? '' : versionNote();
      console.warn(`${page.file}: slower, without ${name}: ${error}${note}`);
      return null;
    }
  }

  let isCriticalInAll = true;
  for (const file of readdirSync(out).filter((name) => name.endsWith('.html'))) {
    const page = { file, tree: parsePage(readFileSync(join(out, file), 'utf8')) };
    const next = optional('react-later', page, () => takeNextScripts(page));
    // The site's script loads the full style sheets.
    const sheets = next && optional('critical-css', page, () => inlineCriticalCss(page, out));
    isCriticalInAll &&= sheets !== null;
    if (next === null) deferScripts(page, site);
    else {
      const scripts = next.scripts.filter((url) => !shared.includes(url));
      addPageData(page, out, { ...next, scripts }, sheets ?? []);
    }
    protectPage(page, boot, settings);
    writeFileSync(join(out, file), serializePage(page.tree));
  }

  listHashedFiles(out, new Date().toISOString().slice(0, 10));
  const files = readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const sheet of files.filter((file) => isCriticalInAll && file.endsWith('.css'))) {
    writeFileSync(sheet, withoutFonts(readFileSync(sheet, 'utf8')));
  }
  await compressAll(files.filter(isText));
}

/**
 * Writes the data block that tells the site's script how to load React (`lib/page/react-loader.ts`), and moves Next's
 * inline scripts, which repeat all the page's text, to a file.
 *
 * @param out receives the file
 * @param sheets URLs of full style sheets that the page doesn't link
 */
function addPageData(page: Page, out: string, next: NextFiles, sheets: string[]): void {
  const name = page.file.replace(/\.html$/, '');
  const data: PageData = {
    name: name === '404' ? '/_not-found' : name === 'index' ? 'Home' : name,
    sheets,
    react: { payload: writeScript(out, 'data', next.inline.join(';\n')), scripts: next.scripts },
  };
  const script = element(
    'script',
    { type: 'application/json', id: pageDataId },
    JSON.stringify(data),
  );
  requireElement(page, 'body').children.push(script);
}
