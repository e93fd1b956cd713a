/**
 * `npx tsx e2e/try-next/main.ts 16.5.0-canary.1`: builds and tests a copy of the site on another version of Next, installed from
 * the npm registry. Arguments after the version go to Playwright, such as `--grep "menu"`.
 */
import { copyCheckout } from '../copy-checkout';

const [version, ...filters] = process.argv.slice(2);
if (version === undefined) {
  console.error('Say which version: npx tsx e2e/try-next/main.ts 16.5.0');
  process.exit(1);
}

const copy = copyCheckout(`next-${version}-`);
console.log(`A copy of the site, with Next ${version}: ${copy.folder}`);

function run(command: string, ...args: string[]): void {
  const failure = copy.run(command, ...args);
  if (failure === null) return;
  console.error(`Stopped: ${failure}.`);
  process.exit(1);
}

run('npm', 'ci');
run('npm', 'install', '--no-save', '--no-audit', `next@${version}`);
run('npm', 'run', 'build');
run('npx', 'playwright', 'test', '--project=chromium', ...filters);
