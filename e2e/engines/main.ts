import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resultsIn } from './report';
import { table } from './table';

/*
 * Every test in every engine that can run it, and a table of what passed: about an hour on two cores. The site
 * must be built. With --report FILE, the table of a run that has been.
 */

const projects = ['chromium', 'published', 'firefox', 'firefox-still', 'webkit'];
const { values } = parseArgs({ options: { report: { type: 'string' } } });
const report = values.report ?? 'test-results/engines.json';

if (values.report === undefined) {
  spawnSync(
    'npx',
    ['playwright', 'test', ...projects.map((name) => `--project=${name}`), '--reporter=list,json'],
    { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
}
const results = resultsIn(readFileSync(report, 'utf8'));
for (const line of table(results)) console.log(line);
if (results.some(({ status }) => status === 'unexpected')) process.exitCode = 1;
