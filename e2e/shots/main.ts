/**
 * `npm run shots [-- Page …] [--before FOLDER]` takes screenshots of the export in out/ for a person to look
 * at: every written page, one placeholder, and every state of the site and of the local platform’s pages, or
 * those that are named. They go to test-results/shots, which git ignores, with an index.html that shows them;
 * next to each, with `--before`, the one of the same name in an earlier folder.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '@/lib/browser';
import { createDesk } from '../desk';
import { startPlatform } from '../platform/platform';
import { writeContactSheet } from './contact-sheet';
import { takeShots } from './take';
import { selectTargets } from './targets';

const folder = join('test-results', 'shots');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { before: { type: 'string' } },
  });
  const sights = selectTargets(positionals);
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'shots-'));
  const platform = await startPlatform({
    port: 0,
    database: join(work, 'platform.db'),
    out: 'out',
    extend: (running) => createDesk(running, { out: 'out' }),
  });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    for await (const { path, problem } of takeShots(browser, platform, sights, folder)) {
      if (problem === undefined) console.log(path);
      else {
        console.error(`${path}: ${problem}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    await platform.stop();
    rmSync(work, { recursive: true, force: true });
  }
  console.log(writeContactSheet(folder, values.before));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
