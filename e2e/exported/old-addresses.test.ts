import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressProblem } from '@/lib/content/schemas/old-addresses';

test('no old address of a page can be that of a published file', () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath.replace(/^out/, '')}/${name}`);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => addressProblem(path) === null)).toEqual([]);
});
