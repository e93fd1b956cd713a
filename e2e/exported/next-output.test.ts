import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { parsePage } from '@/lib/export/html';
import { nextStyleSheetSelector, removeNextScripts } from '@/lib/export/next-output';

/** Next's original pages; lib/export changes the copies in `out/`. */
const folder = '.next/server/app';
const files = readdirSync(folder).filter(
  (name) => name.endsWith('.html') && name !== '_global-error.html',
);

test('every page that Next writes has one style sheet, and is complete without Next’s scripts', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const page = { file, tree: parsePage(readFileSync(join(folder, file), 'utf8')) };
    expect(selectAll(nextStyleSheetSelector, page.tree), file).toHaveLength(1);
    removeNextScripts(page);
    const types = selectAll('script', page.tree).map(({ properties }) => properties.type);
    expect(new Set(types), file).toEqual(
      new Set(types.length === 0 ? [] : ['application/ld+json']),
    );
  }
});
