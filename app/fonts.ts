import localFont from 'next/font/local';

/**
 * A grotesque drawn for signage and headlines; one variable file carries every weight. Preloaded and
 * optional, it is there at the first paint or waits for the next page: words that stand never move.
 */
export const archivo = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-archivo',
  display: 'optional',
  // app/fallback-fonts.css has one for each weight.
  adjustFontFallback: false,
});

/** Times, tags, and figures: punctuation centered in its cell, and a zero that can't be read as an O. */
export const jetbrainsMono = localFont({
  src: '../node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-jetbrains-mono',
  display: 'swap',
  adjustFontFallback: false,
  // Tags and figures are small; the words above them should not wait for this file.
  preload: false,
});
