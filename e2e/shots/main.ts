/**
 * `npm run shots [-- Page …]` photographs the export in out/ for a person to look at: every written page,
 * one placeholder and the 404 page, or the pages that are named. The pictures go to test-results/shots,
 * which git ignores.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '@/lib/browser';
import { startPlatform } from '../platform/platform';
import { pages } from '../registry';
import { takeShots } from './take';

const folder = join('test-results', 'shots');
const sights = [...pages, { name: '404', href: '/NoSuchPage', kind: 'missing' }];

function chosen(names: readonly string[]) {
  // Placeholders look alike: the first stands for all.
  const placeholder = sights.find(({ kind }) => kind === 'placeholder');
  if (names.length === 0) {
    return sights.filter((sight) => sight.kind !== 'placeholder' || sight === placeholder);
  }
  return names.map((name) => {
    const sight = sights.find((candidate) => candidate.name === name);
    if (sight !== undefined) return sight;
    throw new Error(`No page "${name}". Use names exactly as in content/pages.yaml, or 404.`);
  });
}

try {
  const asked = chosen(process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'shots-'));
  const platform = await startPlatform({
    port: 0,
    database: join(work, 'platform.db'),
    out: 'out',
  });
  const browser = await chromium.launch(browserLaunch());
  try {
    for await (const path of takeShots(browser, platform.url, asked, folder)) console.log(path);
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(work, { recursive: true, force: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
