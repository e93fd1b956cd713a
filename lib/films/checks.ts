import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { FilmKind } from './encode';
import { ffmpeg } from './ffmpeg';

/** Maximum size of each file of a film, in bytes. `cut` applies to both codecs. */
export const limits = {
  h264: 700_000,
  av1: 200_000,
  cut: 2_500_000,
  captions: 40_000,
  poster: 40_000,
};

// Adjacent frames are well above this, even after encoding; a visible jump is below it.
const minSimilarity = 0.98;

/** @returns the file's size in bytes @throws an Error if it exceeds `limit` */
export function checkSize(file: string, limit: number): number {
  const { size } = statSync(file);
  if (size > limit) {
    throw new Error(
      `${basename(file)} is ${size} bytes, over its limit of ${limit}: reduce the motion, or raise crf in encode.ts.`,
    );
  }
  return size;
}

/** Compares the decoded first and last frames. @returns their structural similarity (SSIM); 1 means equal */
export async function checkSeam(film: string, frameCount: number): Promise<number> {
  const last = `trim=start_frame=${frameCount - 1},setpts=PTS-STARTPTS`;
  const output = await ffmpeg([
    ...['-i', film, '-filter_complex'],
    `[0]split[a][b];[a]trim=end_frame=1[first];[b]${last}[last];[first][last]ssim`,
    ...['-f', 'null', '-'],
  ]);
  const similarity = Number(/SSIM.*All:([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
  // NaN, if there was nothing to compare, fails too.
  if (!(similarity >= minSimilarity)) {
    throw new Error(
      `${basename(film)} jumps where it loops: the SSIM of its first and last frames is ${similarity}, below ${minSimilarity}.`,
    );
  }
  return similarity;
}

/** @throws an Error unless the loop lasts 6 to 10 seconds and the cut 30 to 45 */
export function checkLength({ loop, cut }: Readonly<Record<FilmKind, number>>): void {
  if (loop < 6 || loop > 10) throw new Error(`The loop is ${loop} seconds long: make it 6 to 10.`);
  if (cut < 30 || cut > 45.05) {
    throw new Error(`The cut is ${cut.toFixed(1)} seconds long: make it 30 to 45.`);
  }
}
