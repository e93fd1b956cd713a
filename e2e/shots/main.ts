/**
 * `npm run shots [-- Page …]`: takes screenshots of the export in out/ for people to review. They show every written
 * page, one placeholder, and every state of the site and of the local platform’s pages, or only those named. They go to
 * test-results/shots, which git ignores.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import {
  launchBrowser,
  takeScreenshot,
  type Viewport,
  viewports,
} from '../compare/take-screenshot';
import { createDesk } from '../desk';
import type { Platform } from '../platform/platform';
import { startTemporaryPlatform } from '../temporary-platform';
import { type ShotTarget, selectTargets } from './targets';

const folder = join('test-results', 'shots');

/** Takes a screenshot of a target at a width as `{name}-{width}.png`; print targets become `{name}.pdf`. */
async function takeShot(
  browser: Browser,
  platform: Platform,
  target: ShotTarget,
  viewport: Viewport,
): Promise<void> {
  const { name, href, as, faults = [], medium, beforeLoad, afterLoad, only } = target;
  platform.reset();
  platform.faults.set(faults);
  const context = await browser.newContext({
    viewport,
    baseURL: platform.url,
    // Films stay on their posters, so screenshots are reproducible.
    reducedMotion: 'reduce',
    javaScriptEnabled: medium !== 'no-scripts',
  });
  const page = await context.newPage();
  const url = new URL(href, platform.url);
  if (as !== undefined) url.searchParams.set('access_token', platform.tokenFor(as));
  try {
    await beforeLoad?.(page);
    await page.goto(url.href);
    const isOfSite = (await page.getByRole('contentinfo', { includeHidden: true }).count()) > 0;
    const loading = page.getByRole('status', { name: 'Loading' });
    if (faults.some(({ kind }) => kind === 'hang')) await loading.waitFor();
    else if (isOfSite && medium !== 'no-scripts' && beforeLoad === undefined) {
      await page.locator('html:not([data-session])').waitFor({ state: 'attached' });
      await loading.waitFor({ state: 'hidden' });
    }
    await afterLoad?.(page);
    const path = join(folder, medium === 'print' ? `${name}.pdf` : `${name}-${viewport.width}.png`);
    if (medium === 'print') await page.pdf({ path, format: 'A4', preferCSSPageSize: true });
    else await takeScreenshot(page, { path, fullPage: only !== 'window' });
    console.log(path);
  } catch (error) {
    // A state that can't be reached fails only its own screenshot.
    console.error(`${name}, ${viewport.width}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

try {
  const targets = selectTargets(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  const { platform, stop } = await startTemporaryPlatform({
    out: 'out',
    extend: (running) => createDesk(running, { out: 'out' }),
  });
  const browser = await launchBrowser();
  for (const target of targets) {
    for (const viewport of target.medium === 'print' ? viewports.slice(-1) : viewports) {
      const isShown = target.widths?.includes(viewport.width) ?? true;
      if (isShown) await takeShot(browser, platform, target, viewport);
    }
  }
  await browser.close();
  await stop();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
