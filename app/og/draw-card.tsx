import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { Card, type CardProps, posterSize } from './card';

/** Matches characters outside those of Latin text, which are all that the card fonts cover. */
const unsupportedCharacter = /[^ -~\u00a0-\u00ff‘’“”–—…€™]/u;

/**
 * Renders a card as a 1200 × 630 PNG. Fonts come from files, because ImageResponse fetches any font it isn't given.
 * Archivo's static weight is a file of @fontsource/archivo 5.3.0 (SIL Open Font License 1.1), because ImageResponse
 * can't read a variable WOFF2 file.
 *
 * @throws if a character has no glyph, because ImageResponse would fetch a font for it
 */
export async function drawCard(card: CardProps): Promise<Buffer> {
  checkGlyphs(card);
  const image = new ImageResponse(<Card {...card} still={await posterDataUrl(card.filmFile)} />, {
    width: 1200,
    height: 630,
    fonts: [
      {
        name: 'Archivo',
        data: await readFont('app/og/archivo-latin-700-normal.woff'),
        weight: 700,
      },
      {
        name: 'JetBrains Mono',
        data: await readFont(
          'node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
        ),
        weight: 400,
      },
    ],
  });
  // Line drawings have few colors, so a palette makes the file much smaller.
  return sharp(await image.arrayBuffer())
    .png({ palette: true, colors: 64, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

function readFont(path: string): Promise<Buffer> {
  return readFile(join(process.cwd(), path));
}

/** The text is drawn only on cards without a film. */
function checkGlyphs({ heading, text, filmFile }: CardProps): void {
  const check = (words: string, place: string) => {
    const [missing] = words.match(unsupportedCharacter) ?? [];
    if (missing === undefined) return;
    throw new Error(
      `The card “${heading}” can’t be drawn: its fonts have no “${missing}”. Remove it from the page’s ${place}.`,
    );
  };
  check(heading, 'headline (or, without one, its title in content/pages.yaml)');
  if (filmFile === undefined) check(text, 'description in content/pages.yaml');
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
