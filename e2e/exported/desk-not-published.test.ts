import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no file of the export mentions the preview desk', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|css|json|txt|xml|webmanifest)$|^_(headers|redirects)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const mentions = (file: string) =>
    /\/preview\b|preview desk/i.test(readFileSync(join('out', file), 'utf8'));
  expect(files.filter(mentions)).toEqual([]);
});
