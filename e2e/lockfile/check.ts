/** Part of `npm run check`: every package that is installed here is checked against a hash. */
import { readFileSync } from 'node:fs';
import { unverified } from './unverified';

const found = unverified(readFileSync('package-lock.json', 'utf8'), process);
if (found.length > 0) {
  console.error(
    `package-lock.json has no integrity hash for ${found.join(', ')}: remove node_modules and the entry, and run npm install.`,
  );
  process.exitCode = 1;
}
