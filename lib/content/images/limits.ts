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
export const imageWidths = [640, 960, 1280];

/** Options for sharp. Part of the file names, which browsers cache for a year. */
export const avifOptions = { quality: 60, effort: 4 };
