import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCharacterMap } from './character-map';

/**
 * The fonts of cards for social media, by family; a character that its own font lacks comes from another one. They're
 * files, because ImageResponse fetches any font it isn't given, and static WOFF, because it can't read variable WOFF2.
 * Archivo is a file of @fontsource/archivo 5.3.0 (SIL Open Font License 1.1). DejaVu Sans is a subset of version 2.37
 * (Bitstream Vera license): Latin, Greek, and Cyrillic letters, sub- and superscripts, arrows, and signs.
 */
const cardFonts = [
  { name: 'Archivo', weight: 700, file: 'app/og/archivo-latin-700-normal.woff' },
  {
    name: 'JetBrains Mono',
    weight: 400,
    file: 'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
  },
  { name: 'DejaVu Sans', weight: 700, file: 'app/og/dejavu-sans-700.woff' },
] as const;

export function readCardFonts() {
  return cardFonts.map(({ file, ...font }) => ({
    ...font,
    data: readFileSync(join(process.cwd(), file)),
  }));
}

let drawable: Set<number> | undefined;

/** The first character of a text that no font of the cards has; null if they have all. */
export function missingOnCards(text: string): string | null {
  drawable ??= new Set(readCardFonts().flatMap(({ data }) => [...readCharacterMap(data)]));
  const known = drawable;
  return (
    [...text].find(
      (character) => !/\s/.test(character) && !known.has(character.codePointAt(0) ?? 0),
    ) ?? null
  );
}
