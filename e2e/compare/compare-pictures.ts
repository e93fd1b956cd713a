import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { PictureComparison, PictureDifference } from './comparison';
import { type Band, decode, findBands, type Pixels, rows } from './pixels';
import type { Site } from './site';
import type { Camera } from './take-screenshot';

/** Viewports: phone, tablet, and desktop, in CSS pixels. */
const widths = [390, 768, 1440];
const maxPerWidth = 4;
/** Around a difference, in pixels. */
const margin = 56;
const maxHeight = 1000;
const shownWidth = 760;

/** Columns that differ, from `left` to before `right`. */
interface Columns {
  left: number;
  right: number;
}

/** Opens a page of both sites at each width, and cuts out the places where they look different. */
export async function comparePictures(
  camera: Camera,
  sites: { before: Site; after: Site },
  path: string,
): Promise<PictureComparison> {
  const result: PictureComparison = { differences: [], omitted: 0 };
  for (const width of widths) {
    const [before, after] = await Promise.all([
      camera.take(sites.before, path, width).then(decode),
      camera.take(sites.after, path, width).then(decode),
    ]);
    const found = findBands(before, after).flatMap((band) => {
      const columns = findColumns(before, after, band);
      return columns === null ? [] : [{ band, columns }];
    });
    result.omitted += Math.max(0, found.length - maxPerWidth);
    for (const { band, columns } of found.slice(0, maxPerWidth)) {
      result.differences.push(await cutOut(width, before, after, band, columns));
    }
  }
  return result;
}

/** Null if nobody could see the difference. */
function findColumns(before: Pixels, after: Pixels, band: Band): Columns | null {
  const { width } = after;
  const height = band.after.bottom - band.after.top;
  if (height !== band.before.bottom - band.before.top || before.width !== width) {
    return { left: 0, right: width };
  }
  const mask = Buffer.alloc(width * height * 4);
  const count = pixelmatch(
    rows(before, band.before.top, band.before.bottom),
    rows(after, band.after.top, band.after.bottom),
    mask,
    width,
    height,
    { threshold: 0.05, diffMask: true },
  );
  if (count === 0) return null;
  const isMarked = (x: number) => {
    for (let y = 0; y < height; y += 1) if (mask[(y * width + x) * 4 + 3] !== 0) return true;
    return false;
  };
  const columns = Array.from({ length: width }, (_, x) => x).filter(isMarked);
  return { left: columns[0] ?? 0, right: (columns.at(-1) ?? width) + 1 };
}

async function cutOut(
  width: number,
  before: Pixels,
  after: Pixels,
  band: Band,
  columns: Columns,
): Promise<PictureDifference> {
  return {
    width,
    before: await mark(before, band.before, columns),
    after: await mark(after, band.after, columns),
  };
}

/** A part of a picture with a frame around what differs. */
async function mark(
  picture: Pixels,
  { top, bottom }: Band['after'],
  { left, right }: Columns,
): Promise<Buffer> {
  const { data, width, height } = picture;
  const start = Math.max(0, Math.min(top, height - 1) - margin);
  const cut = Math.min(height - start, bottom - start + margin, maxHeight);
  const frame = { x: left + 2, y: top - start - 4, w: right - left - 4, h: bottom - top + 8 };
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cut}"><rect x="${frame.x}" y="${frame.y}" width="${Math.max(4, frame.w)}" height="${frame.h}" fill="#f2a900" fill-opacity="0.08" stroke="#c5281f" stroke-width="4"/></svg>`;
  const marked = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: start, width, height: cut })
    .composite([{ input: Buffer.from(drawn) }])
    .png()
    .toBuffer();
  return sharp(marked)
    .resize({ width: shownWidth, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer();
}
