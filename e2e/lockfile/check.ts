/** Part of `npm run check`: every package that is installed here is checked against a hash. */
import { existsSync, readFileSync } from 'node:fs';
import { unverifiedPackages } from './unverified-packages';

const { platform, arch } = process;
const found = unverifiedPackages(readFileSync('package-lock.json', 'utf8'), {
  platform,
  arch,
  // As npm tells them apart: only Alpine and the like have musl.
  libc: existsSync('/etc/alpine-release') ? 'musl' : 'glibc',
});
if (found.length > 0) {
  console.error(
    `package-lock.json has no integrity hash for ${found.join(', ')}: remove node_modules and the entry, and run npm install.`,
  );
  process.exitCode = 1;
}
