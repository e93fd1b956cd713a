import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The fonts of cards for social media, by family; a character that its own font lacks comes from another one. They're
 * files, because ImageResponse fetches any font it isn't given, and static WOFF, because it can't read variable WOFF2.
 * Archivo and JetBrains Mono are from @fontsource/archivo and @fontsource/jetbrains-mono 5.3.0. DejaVu Sans is a subset
 * of version 2.37 (Bitstream Vera license): Latin, Greek, and Cyrillic letters, sub- and superscripts, arrows, and signs.
 */
const cardFonts = [
  { name: 'Archivo', weight: 700, file: 'app/og/archivo-latin-700-normal.woff' },
  { name: 'JetBrains Mono', weight: 400, file: 'app/og/jetbrains-mono-latin-400-normal.woff' },
  { name: 'DejaVu Sans', weight: 700, file: 'app/og/dejavu-sans-700.woff' },
] as const;

export function readCardFonts() {
  return cardFonts.map(({ file, ...font }) => ({
    ...font,
    data: readFileSync(join(process.cwd(), file)),
  }));
}

/** The characters that one of these files has a glyph for, by their tables. It changes only when a file does. */
const drawable = new RegExp(
  [
    String.raw`[\s`,
    String.raw`\u0020-\u007e\u00a0-\u024f\u02bc\u02c6\u02da\u02dc\u0300-\u0301\u0303-\u0304`,
    String.raw`\u0308-\u0309\u0323\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u2009`,
    String.raw`\u2010-\u2027\u2030-\u205e\u2070-\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20b5`,
    String.raw`\u20b8-\u20ba\u20bd\u2100-\u2109\u210b-\u2149\u214b\u214e\u2150-\u215f\u2190-\u21a0`,
    String.raw`\u21d0-\u21d5\u2200-\u226f\u2295-\u2299\u22c5\u22cd\u2300\u25a0-\u25ff\u2605-\u2606`,
    String.raw`\u26a0-\u26a1\u2713-\u2718`,
    ']',
  ].join(''),
  'u',
);

/** The first character of a text that no font of the cards has; null if they have all. */
export function missingOnCards(text: string): string | null {
  return [...text].find((character) => !drawable.test(character)) ?? null;
}
