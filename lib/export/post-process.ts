import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@/lib/settings';
import { compileBoot, writeSiteScripts } from './browser-scripts';
import { compress, isText } from './compress';
import { inlineCriticalCss, withoutFonts } from './critical-css';
import { protectPage } from './csp';
import { parsePage, serializePage } from './html';
import { renderIslands } from './islands';
import { removeNextFiles, removeNextScripts, requireElement } from './next-output';
import { linkRecords } from './record-links';

/** Turns Next's export into what a CDN serves, in place. @throws NextOutputError if a page can't be protected */
export async function postProcess(out: string, settings: Settings): Promise<void> {
  removeNextFiles(out);
  const { platformUrl, platformOrigins, parentOrigins, appId, appIds } = settings;
  const forSession = { platformUrl, platformOrigins, parentOrigins, appId, appIds };
  const site = await writeSiteScripts(out, { SITE_SETTINGS: JSON.stringify(forSession) });
  const boot = compileBoot(site);
  const pages = readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({ file, tree: parsePage(readFileSync(join(out, file), 'utf8')) }));
  for (const page of pages) {
    removeNextScripts(page);
    await renderIslands(page);
  }
  linkRecords(pages);
  for (const page of pages) {
    requireElement(page, 'html').properties.dataSheets = inlineCriticalCss(page, out).join(' ');
    protectPage(page, boot, settings);
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
