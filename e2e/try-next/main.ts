/**
 * `npm run try-next -- 16.5.0-canary.1`: builds and tests a copy of the site on another version of Next, installed from
 * the npm registry. Arguments after the version go to Playwright, such as `--grep "menu"`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const [version, ...filters] = process.argv.slice(2);
if (version === undefined) {
  console.error('Say which version: npm run try-next -- 16.5.0');
  process.exit(1);
}

const copy = mkdtempSync(join(tmpdir(), `next-${version}-`));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  .toString()
  .split('\0')
  .filter(Boolean);
for (const file of files) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(file, join(copy, file));
}
console.log(`A copy of the site, with Next ${version}: ${copy}`);

function run(command: string, ...args: string[]): void {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: copy,
    stdio: 'inherit',
    // On Windows, npm and npx are scripts, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const reason = error?.message ?? (signal === null ? `exit code ${status}` : signal);
    console.error(`Stopped: ${[command, ...args].join(' ')} ended with ${reason}.`);
    process.exit(1);
  }
}

run('npm', 'ci');
run('npm', 'install', '--no-save', '--no-audit', `next@${version}`);
run('npm', 'run', 'build');
run('npx', 'playwright', 'test', '--project=chromium', ...filters);
