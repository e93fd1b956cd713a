/**
 * `npm test` runs the checks, the unit tests, the build, and the site in Chromium, and prints how long each took.
 * `npm run test:all` adds Firefox, WebKit, real hosts, the second build, every fault, and 10,000 inputs per property. The
 * last line counts the tests. Both build the site with the default settings, whatever `.env` has.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { settingNames } from '@/lib/settings';

const all = process.argv.includes('--all');
const env = {
  ...process.env,
  // An empty setting counts as unset, and `.env` doesn't replace it.
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  ...(all && { PROPERTY_RUNS: '10000', ALL_TESTS: '1' }),
};

const parts = [
  ['checks', 'npm run --silent check'],
  ['unit tests', `vitest run --project unit ${reportTo('unit')}`],
  ['build', 'npm run --silent build'],
  ['tests of out/', `vitest run --project exported ${reportTo('exported')}`],
  ['browser tests', `playwright test${all ? '' : ' --project=chromium'}`],
] as const;

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
});

rmSync('test-results', { recursive: true, force: true });
const times: string[] = [];
for (const [name, command] of parts) {
  console.log(`\n${name}: ${command}`);
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - start) / 1000);
  times.push(
    `${name.padEnd(14)} ${String(seconds).padStart(5)} s${status === 0 ? '' : ', failed'}`,
  );
  if (status === 0) continue;
  process.exitCode = 1;
  // The browser would test an old build.
  if (name === 'build') break;
}

const counts = [countVitest('unit'), countVitest('exported'), countPlaywright()];
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${times.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);

function reportTo(project: string): string {
  return `--reporter=default --reporter=json --outputFile.json=test-results/${project}.json`;
}

function countVitest(project: string) {
  const report = readReport(`test-results/${project}.json`, vitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** A test that fails and then passes is listed as flaky, and counts as passed. */
function countPlaywright() {
  const stats = readReport('test-results/e2e.json', playwrightReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

/** Null if the part hasn't run. */
function readReport<T>(file: string, schema: z.ZodType<T>): T | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}
