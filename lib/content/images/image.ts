import { createHash } from 'node:crypto';

/** What a picture in content/images/ may be, in bytes and pixels. */
export const imageLimits = {
  bytes: 6_000_000,
  /** The column of text is 608 pixels wide. A smaller picture would be enlarged. */
  minWidth: 640,
  maxWidth: 4096,
  /** Height divided by width. A taller picture wouldn't fit on a printed page. */
  maxRatio: 1.4,
};

/** Widths of the published files, for screens with one, one and a half, and two pixels per CSS pixel. */
const imageWidths = [640, 960, 1280];

/** Options for sharp. Part of the file names, which browsers cache for a year. */
export const avifOptions = { quality: 60, effort: 4 };

/** A picture of content/images/, with its size in pixels as it's shown. */
export interface ContentImage {
  /** Its name in content/images/. */
  file: string;
  width: number;
  height: number;
  /** Identifies its bytes and how they're encoded. */
  hash: string;
}

/** Returns a picture by its file name, or what's wrong with it. */
export type FindImage = (file: string) => ContentImage | { problem: string };

export function hashOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(avifOptions));
  return hash.digest('hex').slice(0, 12);
}

/** The published files of a picture, from narrow to wide, each with its path on the site. */
export function imageVariants({ file, width, hash }: ContentImage) {
  const name = file.replace(/\.\w+$/, '');
  const widths = imageWidths.filter((candidate) => candidate <= width);
  return widths.map((pixels) => ({
    width: pixels,
    // Hosts cache this folder forever, and keep its files for pages of earlier builds.
    path: `/_next/static/media/${name}.${hash}.${pixels}.avif`,
  }));
}
