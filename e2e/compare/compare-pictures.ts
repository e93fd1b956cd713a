import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { type Change, same } from './change';
import { photograph } from './photograph';
import { cutRows, decode, findBands, type Pixels, type Rows } from './pixels';
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

/** Columns that differ, from `left` to before `right`. */
interface Columns {
  left: number;
  right: number;
}

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
    const found = findBands(before, after).flatMap((rows) => {
      const columns = findColumns(before, after, rows);
      return columns === null ? [] : [{ rows, columns }];
    });
    omitted += Math.max(0, found.length - maxPerWidth);
    for (const { rows, columns } of found.slice(0, maxPerWidth)) {
      changes.push({
        what: 'changed',
        label: `${names[index]}, ${viewport.width} pixels`,
        parts: [],
        pictures: [
          { label: 'Before', webp: await cutOut(before, rows.before, columns) },
          { label: 'After', webp: await cutOut(after, rows.after, columns) },
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

/** Null if nobody could see the difference. */
function findColumns(
  before: Pixels,
  after: Pixels,
  rows: { before: Rows; after: Rows },
): Columns | null {
  const { width } = after;
  const height = rows.after.bottom - rows.after.top;
  const oldHeight = rows.before.bottom - rows.before.top;
  const hasMoved = rows.before.top !== rows.after.top;
  if (height !== oldHeight || before.width !== width) {
    const isRounding = hasMoved && Math.max(height, oldHeight) <= maxRounding;
    return isRounding ? null : { left: 0, right: width };
  }
  const mask = Buffer.alloc(width * height * 4);
  const options = { threshold: hasMoved ? 0.3 : 0.05, diffMask: true };
  const [old, now] = [cutRows(before, rows.before), cutRows(after, rows.after)];
  if (pixelmatch(old, now, mask, width, height, options) === 0) return null;
  const isMarked = (x: number) => {
    for (let y = 0; y < height; y += 1) if (mask[(y * width + x) * 4 + 3] !== 0) return true;
    return false;
  };
  const columns = Array.from({ length: width }, (_, x) => x).filter(isMarked);
  return { left: columns[0] ?? 0, right: (columns.at(-1) ?? width) + 1 };
}

/** A part of a picture with a frame around what differs, as WebP. */
async function cutOut(picture: Pixels, { top, bottom }: Rows, { left, right }: Columns) {
  const { data, width, height } = picture;
  const start = Math.max(0, Math.min(top, height - 1) - margin);
  const cut = Math.min(height - start, bottom - start + margin, maxHeight);
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cut}"><rect x="${left + 2}" y="${top - start - 4}" width="${Math.max(4, right - left - 4)}" height="${bottom - top + 8}" fill="#f2a900" fill-opacity="0.08" stroke="#c5281f" stroke-width="4"/></svg>`;
  const marked = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: start, width, height: cut })
    .composite([{ input: Buffer.from(frame) }])
    .png()
    .toBuffer();
  return sharp(marked)
    .resize({ width: shownWidth, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
}
