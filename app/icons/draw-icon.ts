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
