import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { filmLimits } from '@/lib/content';
import type { FilmKind } from './encode';
import { ffmpeg } from './ffmpeg';
import type { Scene } from './scene';

// Adjacent frames are well above this, even after encoding; a visible jump is below it.
const minSimilarity = 0.98;

// WCAG 2.2, 1.4.3.
const minContrast = 4.5;
const minTextSize = 11;
const phoneScale = 390 / filmLimits.tall.width;

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

/**
 * Measures every text of a film, once a second. Sizes are in CSS pixels on a phone that's 390 wide, and for the loop in
 * a phone's format only.
 *
 * @returns the smallest size and the lowest contrast @throws an Error that lists the texts that can't be read
 */
export async function checkTexts(scene: Scene, kind: FilmKind): Promise<string> {
  const measures = new Map<string, { size: number; contrast: number }>();
  for (let t = 0; t < scene.seconds[kind]; t += 1) {
    for (const { words, size, contrast } of await scene.texts(kind, t)) {
      const known = measures.get(words) ?? { size: Infinity, contrast: Infinity };
      measures.set(words, {
        size: Math.min(known.size, size * phoneScale),
        contrast: Math.min(known.contrast, contrast),
      });
    }
  }
  const isTooSmall = (size: number) => kind === 'tall' && size < minTextSize;
  const problems = [...measures].filter(
    ([, { size, contrast }]) => contrast < minContrast || isTooSmall(size),
  );
  if (problems.length > 0) {
    const list = problems.map(
      ([words, { size, contrast }]) =>
        `“${words}” (${size.toFixed(1)} px, ${contrast.toFixed(2)}:1)`,
    );
    throw new Error(
      `The ${kind} has text that’s hard to read, below ${minContrast}:1 or ${minTextSize} px on a phone: ${list.join(', ')}.`,
    );
  }
  const all = [...measures.values()];
  const contrast = Math.min(...all.map((text) => text.contrast)).toFixed(2);
  const size = Math.min(...all.map((text) => text.size)).toFixed(1);
  return kind === 'tall' ? `${contrast}:1, ${size} px` : `${contrast}:1`;
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
