/**
 * `npm run shots [-- Page …] [--before FOLDER]`: takes screenshots of the export in out/ for people to review. They
 * show every written page, one placeholder, and every state of the site and of the local platform’s pages, or only
 * those named. They go to test-results/shots, which git ignores, with an index.html; with `--before`, it shows each one
 * next to the one of the same name in an earlier folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { createDesk } from '../desk';
import { startTemporaryPlatform } from '../temporary-platform';
import { writeContactSheet } from './contact-sheet';
import { takeShots } from './take';
import { selectTargets } from './targets';

const folder = join('test-results', 'shots');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' } },
  });
  const targets = selectTargets(positionals);
  mkdirSync(folder, { recursive: true });
  const { platform, stop } = await startTemporaryPlatform({
    out: 'out',
    extend: (running) => createDesk(running, { out: 'out' }),
  });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    for await (const { path, problem } of takeShots(browser, platform, targets, folder)) {
      if (problem === undefined) console.log(path);
      else {
        console.error(`${path}: ${problem}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(writeContactSheet(folder, values.before));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
