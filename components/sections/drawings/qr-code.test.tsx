import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code';

/** Renders the code at one pixel a module, as rows of dark (true) and light. */
async function draw(text: string): Promise<boolean[][]> {
  const svg = renderToStaticMarkup(<QrCode text={text} label="Code" />);
  const [, size = ''] = /viewBox="-4 -4 (\d+)/.exec(svg) ?? [];
  const image = svg.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}"`);
  const { data, info } = await sharp(Buffer.from(image))
    .flatten({ background: 'red' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_, x) => (data[y * info.width + x] ?? 0) < 128),
  );
}

it.each(['https://www.brazos.example/Platform#trust', 'A', 'x'.repeat(180)])(
  'draws each module of %s, and the light border that scanners need',
  async (text) => {
    expect(await draw(text)).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  },
);
