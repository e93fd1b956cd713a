import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { filmLimits } from '@/lib/content';
import { ffmpeg } from './ffmpeg';
import type { Scene } from './scene';

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

/** @throws an Error unless the loops and the cut have the length that the site has room for */
export function checkLength({ seconds, tallPoster }: Scene): void {
  const tall = tallPoster === null ? [] : (['tall'] as const);
  for (const kind of ['loop', 'cut', ...tall] as const) {
    const { min, max } = filmLimits[kind === 'cut' ? 'cut' : 'loop'];
    if (seconds[kind] >= min && seconds[kind] <= max) continue;
    const range = `${min} to ${Math.floor(max)}`;
    throw new Error(`The ${kind} is ${seconds[kind].toFixed(1)} seconds long: make it ${range}.`);
  }
}
