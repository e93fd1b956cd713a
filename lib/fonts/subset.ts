import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Every page gets these characters: ASCII and the punctuation and signs of our copy. For others, `app/fonts.ts`
 * adds Archivo's full Latin files by `unicode-range`; in the monospace, they fall back to the system font. Add
 * a character that many pages use, and run `npm run fonts`.
 */
export const characters =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00a0§©·×÷–—‘’“”…−';

interface Subset {
  /** A file of the typeface's package. */
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
    // Without its ligatures: "->" in a log is two characters.
    options: { keepFeatures: [] },
  },
];

/** The subsets by the paths of their files; made anew, always the same. */
export async function makeSubsets(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const { from, to, options } of subsets) {
    const font = await readFile(`node_modules/${from}`);
    made.set(
      to,
      await subsetFont(font, characters, { ...options, targetFormat: 'woff2', noHinting: true }),
    );
  }
  return made;
}
