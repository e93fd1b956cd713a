import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * What the two subsets in this folder have: ASCII, and the punctuation and signs in our copy. “Fonts” in lib/README.md says
 * how to add another. For characters that they lack, `app/fonts.ts` adds Archivo's full Latin files by `unicode-range`,
 * and the monospace font falls back to the system's.
 */
const characters =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00a0§©°·×÷–—‘’“”…−';

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
          `${file}: ${character} (draw it, as in components/ui/icons.tsx, or add it to the subsets)`,
      ),
  );
  expect(missing).toEqual([]);
});
