import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);

/** The platform's own pages use the site's typeface. */
const fontPath = '/platform/archivo.woff2';

export const fontFaceRule = `@font-face { font-family: Archivo; src: url(${fontPath}) format("woff2"); font-weight: 100 900; font-display: swap; }`;

export function fontRoute(): Hono {
  return new Hono().get(fontPath, async (c) =>
    c.body(await readFile(file), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
}
