import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Every page loads these characters: ASCII, and the punctuation and signs in our copy. For others, `app/fonts.ts` adds
 * Archivo's full Latin files by `unicode-range`, and the monospace font falls back to the system's. If many pages use
 * another character, add it here and run `npx tsx lib/fonts/main.ts`.
 */
export const characters =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00a0§©°·×÷–—‘’“”…−';

interface Subset {
  /** File in the font's package. */
  from: string;
  to: string;
  options: Omit<Parameters<typeof subsetFont>[2], 'targetFormat' | 'noHinting'>;
}

const subsets: readonly Subset[] = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    to: 'lib/fonts/archivo.woff2',
    options: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: ['kern', 'tnum'] },
  },
  {
    from: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
    to: 'lib/fonts/jetbrains-mono.woff2',
    // Without ligatures, because "->" in a log must stay two characters.
    options: { keepFeatures: [] },
  },
];

/** Creates the subsets, by file path. The output is deterministic. */
export async function makeSubsets(): Promise<Map<string, Uint8Array>> {
  const output = new Map<string, Uint8Array>();
  for (const { from, to, options } of subsets) {
    const font = await readFile(`node_modules/${from}`);
    output.set(
      to,
      await subsetFont(font, characters, { ...options, targetFormat: 'woff2', noHinting: true }),
    );
  }
  return output;
}
