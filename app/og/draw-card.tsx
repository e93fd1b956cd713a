import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { readCardFonts } from '@/lib/fonts/card-fonts';
import { Card, type CardProps, posterSize } from './card';

/**
 * Renders a card as a 1200 × 630 PNG. The content check refuses characters that its fonts lack, for which ImageResponse
 * would fetch another font.
 */
export async function drawCard(card: CardProps): Promise<Buffer> {
  const image = new ImageResponse(<Card {...card} still={await posterDataUrl(card.filmFile)} />, {
    width: 1200,
    height: 630,
    fonts: readCardFonts(),
  });
  // Line drawings have few colors, so a palette makes the file much smaller.
  return sharp(await image.arrayBuffer())
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** The top of a film’s poster, as a data URL. */
async function posterDataUrl(film: string | undefined): Promise<string | null> {
  if (film === undefined) return null;
  const still = await sharp(join(process.cwd(), 'public/media', `${film}.avif`))
    .resize({ ...posterSize, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  return `data:image/png;base64,${still.toString('base64')}`;
}
