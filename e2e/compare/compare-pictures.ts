import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { type Change, same } from './change';
import { photograph } from './photograph';
import type { Site } from './site';
import { viewports } from './take-screenshot';

const names = ['Phone', 'Tablet', 'Desktop'];
const maxPerWidth = 4;
/** Around a difference, in pixels. */
const margin = 56;
const maxHeight = 1000;
const shownWidth = 760;

/** What has moved by a fraction of a pixel is drawn a little differently, and can gain or lose a row or two. */
const maxRounding = 3;

/** Opens a page of both sites at each width, and cuts out the places where they look different. */
export async function comparePictures(
  browser: Browser,
  sites: { before: Site; after: Site },
  path: string,
): Promise<Change[]> {
  const changes: Change[] = [];
  let omitted = 0;
  for (const [index, viewport] of viewports.entries()) {
    const before = await decode(await photograph(browser, sites.before, path, viewport));
    const after = await decode(await photograph(browser, sites.after, path, viewport));
    const found = findBands(before, after).filter((rows) => isVisible(before, after, rows));
    omitted += Math.max(0, found.length - maxPerWidth);
    for (const rows of found.slice(0, maxPerWidth)) {
      changes.push({
        what: 'changed',
        label: `${names[index]}, ${viewport.width} pixels`,
        parts: [],
        pictures: [
          { label: 'Before', webp: await cutOut(before, rows.before) },
          { label: 'After', webp: await cutOut(after, rows.after) },
        ],
      });
    }
  }
  if (omitted > 0) {
    const more = `${omitted} more ${omitted === 1 ? 'place looks' : 'places look'} different.`;
    changes.push({ what: 'changed', label: '', parts: [same(more)] });
  }
  return changes;
}

function isVisible(before: Pixels, after: Pixels, rows: { before: Rows; after: Rows }): boolean {
  const { width } = after;
  const height = rows.after.bottom - rows.after.top;
  const oldHeight = rows.before.bottom - rows.before.top;
  const hasMoved = rows.before.top !== rows.after.top;
  if (height !== oldHeight || before.width !== width) {
    return !hasMoved || Math.max(height, oldHeight) > maxRounding;
  }
  const [old, now] = [cutRows(before, rows.before), cutRows(after, rows.after)];
  const allowed = hasMoved ? 96 : 12;
  return now.some((value, index) => Math.abs(value - (old[index] ?? 0)) > allowed);
}

function cutOut({ data, width, height }: Pixels, { top, bottom }: Rows): Promise<Buffer> {
  const start = Math.max(0, Math.min(top, height - 1) - margin);
  const cut = Math.min(height - start, bottom - start + margin, maxHeight);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: start, width, height: cut })
    .resize({ width: shownWidth, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
}

/** A decoded picture, four bytes per pixel. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rows of a picture, from `top` to before `bottom`. */
interface Rows {
  top: number;
  bottom: number;
}

/** Differences closer than this, in pixels, are shown as one. */
const gap = 48;

/** Beyond this many differing rows, the pictures have too little in common to be aligned. */
const maxRows = 6000;

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function cutRows({ data, width }: Pixels, { top, bottom }: Rows): Buffer {
  return data.subarray(top * width * 4, bottom * width * 4);
}

/**
 * Finds the bands of rows that differ, as a text comparison finds lines: a paragraph that was inserted is one difference,
 * although everything below it has moved.
 */
function findBands(before: Pixels, after: Pixels): { before: Rows; after: Rows }[] {
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
