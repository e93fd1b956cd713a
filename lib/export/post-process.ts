import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { EXIT, visit } from 'unist-util-visit';
import type { Settings, SiteServices } from '@/lib/settings';
import { compileAnnouncement, compileBoot, writeSiteScripts } from './browser-scripts';
import { compress, isText } from './compress';
import { inlineCriticalCss, withoutFonts } from './critical-css';
import { protectPage } from './csp';
import { element, type Page, parsePage, serializePage } from './html';
import { renderIslands } from './islands';
import { refuseScripts, removeNextFiles, removeNextScripts, requireElement } from './next-output';
import { markLanguages } from './page-language';
import { linkRecords } from './record-links';

/** Turns Next's export into what a CDN serves, in place. @throws NextOutputError if a page can't be protected */
export async function postProcess(
  out: string,
  settings: Settings,
  services: SiteServices = {},
): Promise<void> {
  removeNextFiles(out);
  const { platformUrl, platformOrigins, parentOrigins, appId, appIds } = settings;
  const forSession = { platformUrl, platformOrigins, parentOrigins, appId, appIds };
  const site = await writeSiteScripts(out, {
    SITE_SETTINGS: JSON.stringify(forSession),
    // Previews aren't visits.
    SITE_ANALYTICS: JSON.stringify((!settings.preview && services.analytics) || null),
  });
  const boot = compileBoot(site);
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(sep).join('/'))
    .map((file) => ({ file, tree: parsePage(readFileSync(join(out, file), 'utf8')) }));
  for (const page of pages) {
    refuseScripts(page);
    removeNextScripts(page);
    await renderIslands(page);
    followAnnouncement(page);
    markLanguages(page);
  }
  linkRecords(pages);
  for (const page of pages) {
    requireElement(page, 'html').properties.dataSheets = inlineCriticalCss(page, out).join(' ');
    protectPage(page, boot, settings, services);
    writeFileSync(join(out, page.file), serializePage(page.tree));
  }

  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(out, name),
  );
  for (const sheet of files.filter((file) => file.endsWith('.css'))) {
    writeFileSync(sheet, withoutFonts(readFileSync(sheet, 'utf8')));
  }
  await Promise.all(files.filter(isText).map(compress));
}

/** Puts the announcement's script right below it, if the page has one. */
function followAnnouncement({ tree }: Page): void {
  visit(tree, 'element', ({ properties }, index, parent) => {
    if (!('dataAnnouncement' in properties) || index === undefined) return;
    parent?.children.splice(index + 1, 0, element('script', {}, compileAnnouncement()));
    return EXIT;
  });
}
