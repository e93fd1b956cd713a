import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code';

/** Renders the code with modules of four pixels, and decodes it. */
async function read(text: string): Promise<string | undefined> {
  const svg = renderToStaticMarkup(<QrCode text={text} label="Code" />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="300"',
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each(['https://www.brazos.example/Platform#trust', 'A', 'x'.repeat(180)])(
  'decodes to the text it was made of: %s',
  async (text) => {
    expect(await read(text)).toBe(text);
  },
);
