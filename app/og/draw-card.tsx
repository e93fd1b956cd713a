import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ComponentProps } from 'react';
import sharp from 'sharp';
import { Card } from './card';

/** What Latin text is written with; the fonts of a card have no more than that. */
const withoutGlyph = /[^ -~\u00a0-\u00ff‘’“”–—…€™]/u;

/**
 * A card as PNG, 1200 by 630 pixels. The fonts come from files: a face that ImageResponse is not given,
 * it would fetch. Archivo's static weight is the file of @fontsource/archivo 5.3.0 (SIL Open Font
 * License 1.1), since a variable WOFF2 file cannot be read here.
 *
 * @throws when a character has no glyph, which ImageResponse would look for on the internet
 */
export async function drawCard(card: ComponentProps<typeof Card>): Promise<Buffer> {
  const [missing] = `${card.heading}${card.text}`.match(withoutGlyph) ?? [];
  if (missing !== undefined) {
    throw new Error(
      `The card “${card.heading}” can’t be drawn: its fonts have no “${missing}”. Remove it from the ` +
        'page’s title and description in content/pages.yaml.',
    );
  }
  const image = new ImageResponse(<Card {...card} />, {
    width: 1200,
    height: 630,
    fonts: [
      { name: 'Archivo', data: await font('app/og/archivo-latin-700-normal.woff'), weight: 700 },
      {
        name: 'JetBrains Mono',
        data: await font(
          'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
        ),
        weight: 400,
      },
    ],
  });
  // Line work has few colors: a palette makes the file a fraction.
  return sharp(await image.arrayBuffer())
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

function font(path: string): Promise<Buffer> {
  return readFile(join(process.cwd(), path));
}
