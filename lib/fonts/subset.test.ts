import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { characters, makeSubsets } from './subset';

it('matches the output of `npx tsx lib/fonts/main.ts`', async () => {
  for (const [path, font] of await makeSubsets()) {
    expect(Buffer.compare(readFileSync(path), font), `${path}: run npx tsx lib/fonts/main.ts`).toBe(
      0,
    );
  }
});

it('doesn’t overlap with the unicode-range of the full files', () => {
  const ranges = [
    ...readFileSync('app/fonts.ts', 'utf8').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
  ];
  expect(ranges.length).toBeGreaterThan(0);
  const both = [...characters].filter((character) =>
    ranges.some(([, from = '', to = from]) => {
      const point = character.codePointAt(0) ?? 0;
      return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16);
    }),
  );
  expect(both).toEqual([]);
});

it('has every character in the code of pages, so none is shown in a system font', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Cards for social media are drawn with the full fonts.
      .filter((file) => file.endsWith('.tsx') && !file.startsWith('og/'))
      .map((file) => `${folder}/${file}`),
  );
  expect(files).not.toEqual([]);
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8'))]
      .filter((character) => character !== '\n' && !characters.includes(character))
      .map(
        (character) =>
          `${file}: ${character} (draw it, as in components/ui/icons.tsx, or add it to the subset)`,
      ),
  );
  expect(missing).toEqual([]);
});
