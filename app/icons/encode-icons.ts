import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const graphite = '#1b1f22';

/**
 * The mark of app/icon.svg as a square PNG, `size` pixels wide. `bleed` fills the corners, for systems that apply their
 * own mask; `inset` is the margin on each side as a fraction of the width.
 */
export async function drawIcon(
  size: number,
  { bleed = false, inset = 0 }: { bleed?: boolean; inset?: number } = {},
): Promise<Buffer> {
  const svg = await readFile(join(process.cwd(), 'app/icon.svg'));
  const margin = Math.round(size * inset);
  const width = size - 2 * margin;
  const mark = sharp(svg, { density: (72 * width) / 32 })
    .resize(width, width)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: graphite });
  return (bleed ? mark.flatten({ background: graphite }) : mark).png().toBuffer();
}

interface IcoImage {
  /** Width and height in pixels, up to 255. */
  size: number;
  png: Uint8Array;
}

/**
 * Encodes PNGs of several sizes as an ICO file: a 6-byte header, a 16-byte entry for each image, then the images. All
 * numbers are little-endian.
 */
export function encodeIco(pictures: readonly IcoImage[]): Uint8Array<ArrayBuffer> {
  const front = 6 + 16 * pictures.length;
  const length = pictures.reduce((sum, { png }) => sum + png.length, front);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = front;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  });
  return bytes;
}
