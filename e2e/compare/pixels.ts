import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import sharp from 'sharp';

/** A decoded picture, four bytes per pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rows of a picture, from `top` to before `bottom`. */
export interface Rows {
  top: number;
  bottom: number;
}

/** Differences closer than this, in pixels, are shown as one. */
const gap = 48;

/** Beyond this many differing rows, the pictures have too little in common to be aligned. */
const maxRows = 6000;

export async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function cutRows({ data, width }: Pixels, { top, bottom }: Rows): Buffer {
  return data.subarray(top * width * 4, bottom * width * 4);
}

/**
 * Finds the bands of rows that differ, as a text comparison finds lines: a paragraph that was inserted is one difference,
 * although everything below it has moved.
 */
export function findBands(before: Pixels, after: Pixels): { before: Rows; after: Rows }[] {
  const parts = diffArrays(rowKeys(before), rowKeys(after), { maxEditLength: maxRows });
  if (parts === undefined) {
    return [{ before: { top: 0, bottom: before.height }, after: { top: 0, bottom: after.height } }];
  }
  const bands: { before: Rows; after: Rows }[] = [];
  let [oldY, newY] = [0, 0];
  for (const { count, added, removed } of parts) {
    const [oldEnd, newEnd] = [oldY + (added ? 0 : count), newY + (removed ? 0 : count)];
    const last = bands.at(-1);
    if ((added || removed) && last !== undefined && newY - last.after.bottom < gap) {
      last.before.bottom = oldEnd;
      last.after.bottom = newEnd;
    } else if (added || removed) {
      bands.push({
        before: { top: oldY, bottom: oldEnd },
        after: { top: newY, bottom: newEnd },
      });
    }
    [oldY, newY] = [oldEnd, newEnd];
  }
  return bands;
}

function rowKeys(pixels: Pixels): string[] {
  return Array.from({ length: pixels.height }, (_, top) =>
    createHash('md5')
      .update(cutRows(pixels, { top, bottom: top + 1 }))
      .digest('base64'),
  );
}
