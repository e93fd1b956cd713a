/** Part of `npm run check`: makes sure the lockfile has a hash for every package that npm installs on this machine. */
import { existsSync, readFileSync } from 'node:fs';
import { unverifiedPackages } from './unverified-packages';

const { platform, arch } = process;
const found = unverifiedPackages(readFileSync('package-lock.json', 'utf8'), {
  platform,
  arch,
  // In practice, only Alpine uses musl.
  libc: existsSync('/etc/alpine-release') ? 'musl' : 'glibc',
});
if (found.length > 0) {
  console.error(
    `package-lock.json has no integrity hash for ${found.join(', ')}: remove node_modules and the entry, and run npm install.`,
  );
  process.exitCode = 1;
}
