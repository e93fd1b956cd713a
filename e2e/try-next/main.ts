/**
 * `npx tsx e2e/try-next/main.ts 16.5.0-canary.1`: builds and tests a clone of the site on another version of Next,
 * installed from the npm registry. Arguments after the version go to Playwright, such as `--grep "menu"`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [version, ...filters] = process.argv.slice(2);
if (version === undefined) {
  console.error('Say which version: npx tsx e2e/try-next/main.ts 16.5.0');
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), `next-${version}-`));
console.log(`A clone of the last commit, with Next ${version}: ${folder}`);

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit' });
  if (status === 0) return;
  console.error(`Stopped: ${[command, ...args].join(' ')} failed.`);
  process.exit(1);
}

run('git', 'clone', '--quiet', process.cwd(), '.');
run('npm', 'ci');
run('npm', 'install', '--no-save', '--no-audit', `next@${version}`);
run('npm', 'run', 'build');
run('npx', 'playwright', 'test', '--project=chromium', ...filters);
