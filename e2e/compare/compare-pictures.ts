import type { Browser } from 'playwright';
import sharp from 'sharp';
import type { Change } from './change';
import { photograph } from './photograph';
import type { Site } from './site';
import { viewports } from './take-screenshot';

const names = ['Phone', 'Tablet', 'Desktop'];
/** Around a difference, in pixels. */
const margin = 56;
const maxHeight = 2000;
const shownWidth = 760;

/** How much a color may differ, of 255. What has moved by a fraction of a pixel is drawn a little differently. */
const tolerance = { inPlace: 12, moved: 96 };

/** Opens a page of both sites at each width, and cuts out where they look different. */
export async function comparePictures(
  browser: Browser,
  sites: { before: Site; after: Site },
  path: string,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [index, viewport] of viewports.entries()) {
    const before = await decode(await photograph(browser, sites.before, path, viewport));
    const after = await decode(await photograph(browser, sites.after, path, viewport));
    const { top, bottom } = countSameRows(before, after);
    if (before.height === after.height && top === after.height) continue;
    changes.push({
      what: 'changed',
      label: `${names[index]}, ${viewport.width} pixels`,
      parts: [],
      pictures: [
        { label: 'Before', webp: await cutOut(before, top, bottom) },
        { label: 'After', webp: await cutOut(after, top, bottom) },
      ],
    });
  }
  return changes;
}

type Pixels = Awaited<ReturnType<typeof decode>>;

/** Four bytes per pixel. */
async function decode(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How many rows look the same, from the top and from the bottom: between them, something has changed or been inserted. */
function countSameRows(before: Pixels, after: Pixels) {
  const { height } = after;
  const rows = before.width === after.width ? Math.min(before.height, height) : 0;
  const allowed = before.height === height ? tolerance.inPlace : tolerance.moved;
  let top = 0;
  while (top < rows && isSameRow(before, after, top, top, tolerance.inPlace)) top += 1;
  let bottom = 0;
  const isSameAbove = (count: number) =>
    isSameRow(before, after, before.height - 1 - count, height - 1 - count, allowed);
  while (bottom < rows - top && isSameAbove(bottom)) bottom += 1;
  return { top, bottom };
}

function isSameRow(before: Pixels, after: Pixels, row: number, newRow: number, allowed: number) {
  const size = after.width * 4;
  const old = before.data.subarray(row * size, (row + 1) * size);
  const now = after.data.subarray(newRow * size, (newRow + 1) * size);
  return old.equals(now) || now.every((value, at) => Math.abs(value - (old[at] ?? 0)) <= allowed);
}

/** A picture without these rows at its top and bottom, but with a margin, as WebP. */
function cutOut({ data, width, height }: Pixels, top: number, bottom: number): Promise<Buffer> {
  const start = Math.max(0, Math.min(top, height - 1) - margin);
  const end = Math.min(height, height - bottom + margin, start + maxHeight);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: start, width, height: end - start })
    .resize({ width: shownWidth, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
}
