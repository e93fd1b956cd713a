import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseReport } from '../playwright-report';
import { engineOf } from './projects';
import { formatTable } from './table';

/*
 * Runs every test in every engine that can run it, and prints a table of results (about an hour on two cores).
 * Needs a build. `--report FILE` prints the table of an earlier run.
 */

const { values } = parseArgs({ options: { report: { type: 'string' } } });
const report = values.report ?? 'test-results/engines.json';

if (values.report === undefined) {
  rmSync(report, { force: true });
  const { status, error } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      ...Object.keys(engineOf).map((name) => `--project=${name}`),
      '--reporter=list,json',
    ],
    {
      stdio: 'inherit',
      // On Windows, npx is a script, which only a shell can start.
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  if (error !== undefined) throw error;
  process.exitCode = status ?? 1;
}
for (const line of formatTable(parseReport(readFileSync(report, 'utf8')))) console.log(line);
