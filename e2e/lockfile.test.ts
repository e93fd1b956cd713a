import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), link: z.boolean().optional() }),
  ),
});

it('has a hash for every package that npm installed', () => {
  const { packages } = lockfile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  // Binaries for other systems aren't installed. A registry that doesn't have them can't provide their hashes.
  const installed = Object.entries(packages).filter(
    ([folder, { link }]) => folder !== '' && link !== true && existsSync(folder),
  );
  const unverified = installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
  expect(unverified.map(([folder]) => folder)).toEqual([]);
  expect(installed.length).toBeGreaterThan(0);
});
