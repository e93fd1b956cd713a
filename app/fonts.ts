import localFont from 'next/font/local';

/**
 * A grotesque for signage and headlines, with all weights in one variable file. Pages load a subset
 * (`lib/fonts/subset-characters.test.ts` lists its characters), and on a fast connection, first paint waits for it
 * (`lib/page/boot/wait-for-font.ts`).
 */
const archivo = localFont({
  src: '../lib/fonts/archivo.woff2',
  weight: '400 700',
  display: 'swap',
  // app/fallback-fonts.css has a fallback for each weight.
  adjustFontFallback: false,
});

/**
 * For times, tags, and figures: punctuation is centered in its cell, and a zero can't be read as an O. Preloaded,
 * because a font that arrives after the layout makes the browser lay out the page again.
 */
const jetbrainsMono = localFont({
  src: '../lib/fonts/jetbrains-mono.woff2',
  weight: '400',
  display: 'swap',
  adjustFontFallback: false,
});

// Archivo's Latin characters beyond its subset. The export drops these faces from pages without such characters.

const archivoLatin = localFont({
  src: '../lib/fonts/archivo-latin.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A6,U+A8,U+AA-AF,U+B1-B6,U+B8-D6,U+D8-F6,U+F8-FF,U+131,U+152-153,U+2022,U+2191,U+2193,U+20AC,U+2122',
    },
  ],
});

const archivoLatinExt = localFont({
  src: '../lib/fonts/archivo-latin-ext.woff2',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+100-130,U+132-151,U+154-24F,U+1E00-1E9F' }],
});

/** @public Only imported for its style sheet; next/font requires the constants. */
export const fonts = [archivo, jetbrainsMono, archivoLatin, archivoLatinExt];
