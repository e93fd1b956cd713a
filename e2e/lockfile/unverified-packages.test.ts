import { expect, it } from 'vitest';
import { unverifiedPackages } from './unverified-packages';

const here = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const lock = (entry: object) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', ...entry } } });

it.each([
  ['a package with its hash', { integrity: 'sha512-abc=' }, []],
  ['a package without one', {}, ['node_modules/a']],
  ['a package with a weak one', { integrity: 'sha1-abc=' }, ['node_modules/a']],
  [
    'an optional binary for this system',
    { optional: true, os: ['linux'], cpu: ['x64'] },
    ['node_modules/a'],
  ],
  ['an optional binary for another system', { optional: true, os: ['darwin'], cpu: ['x64'] }, []],
  ['an optional binary for another C library', { optional: true, libc: ['musl'] }, []],
  ['a required package for another system', { os: ['darwin'] }, ['node_modules/a']],
  ['a folder of the project', { link: true }, []],
])('checks %s', (_, entry, found) => {
  expect(unverifiedPackages(lock(entry), here)).toEqual(found);
});
