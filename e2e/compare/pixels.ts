import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import sharp from 'sharp';

/** A decoded picture, four bytes per pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rows of two pictures that differ: from `top` to before `bottom`. */
export interface Band {
  before: { top: number; bottom: number };
  after: { top: number; bottom: number };
}

/** Differences closer than this, in pixels, are shown as one. */
const gap = 48;

/** Beyond this many differing rows, the pictures have too little in common to be aligned. */
const maxRows = 6000;

export async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function rows({ data, width }: Pixels, top: number, bottom: number): Buffer {
  return data.subarray(top * width * 4, bottom * width * 4);
}

/**
 * Finds the bands of rows that differ, as a text comparison finds lines: a paragraph that was inserted is one difference,
 * although everything below it has moved.
 */
export function findBands(before: Pixels, after: Pixels): Band[] {
  const parts = diffArrays(rowKeys(before), rowKeys(after), { maxEditLength: maxRows });
  if (parts === undefined) {
    const all = ({ height }: Pixels) => ({ top: 0, bottom: height });
    return [{ before: all(before), after: all(after) }];
  }
  const bands: Band[] = [];
  let y = { before: 0, after: 0 };
  for (const { count, added, removed } of parts) {
    const end = { before: y.before + (added ? 0 : count), after: y.after + (removed ? 0 : count) };
    if (added || removed) {
      const last = bands.at(-1);
      if (last !== undefined && y.after - last.after.bottom < gap) {
        last.before.bottom = end.before;
        last.after.bottom = end.after;
      } else {
        bands.push({
          before: { top: y.before, bottom: end.before },
          after: { top: y.after, bottom: end.after },
        });
      }
    }
    y = end;
  }
  return bands;
}

function rowKeys(pixels: Pixels): string[] {
  return Array.from({ length: pixels.height }, (_, y) =>
    createHash('md5')
      .update(rows(pixels, y, y + 1))
      .digest('base64'),
  );
}
