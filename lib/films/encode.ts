import { Readable } from 'node:stream';
import { ffmpeg } from './ffmpeg';

/** The loop in a page's hero, its portrait version for phones, or the cut in the player. */
export type FilmKind = 'loop' | 'tall' | 'cut';

/** The cut's camera moves slowly, so it needs fewer frames. */
export const framesPerSecond: Readonly<Record<FilmKind, number>> = { loop: 30, tall: 30, cut: 24 };

// Without color tags, browsers decode H.264 with the wrong matrix, which shifts the signal colors.
const toBt709 =
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_inp+bicubic,format=yuv420p';
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

const pngFromStdin = (rate: number) => [
  ...['-f', 'image2pipe', '-framerate', `${rate}`, '-c:v', 'png', '-i', '-'],
];

/**
 * Encoder arguments. A constant rate factor keeps fine lines sharp and files of scenes with little motion small. The
 * cut's camera moves, which takes more bytes, so its factor is higher; frames are sharp while the camera is still.
 */
const encoderArgs = {
  // Every decoder supports the High profile.
  h264: ({ loop }: { loop: boolean }) => [
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', loop ? 'medium' : 'veryfast'],
    ...['-tune', 'animation', '-crf', loop ? '22' : '28'],
  ],
  // Screen content mode is for line drawings and text. More key frames would double the size.
  av1: ({ loop }: { loop: boolean }) => [
    ...['-c:v', 'libsvtav1', '-preset', loop ? '7' : '9', '-crf', loop ? '42' : '46'],
    ...['-g', '300', '-svtav1-params', 'scm=1:tune=0'],
  ],
};

/** Encodes PNG frames to a lossless file, the input of `encodeFilm`. */
export async function encodeLossless(
  frames: AsyncIterable<Buffer>,
  kind: FilmKind,
  file: string,
): Promise<void> {
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];
  await ffmpeg([...pngFromStdin(framesPerSecond[kind]), ...lossless, file], Readable.from(frames));
}

/** @returns a function that encodes the lossless frames to an MP4 file without audio, for progressive download */
export function encodeFilm(frames: string, codec: keyof typeof encoderArgs, kind: FilmKind) {
  return async (file: string): Promise<void> => {
    await ffmpeg([
      ...['-i', frames, '-vf', toBt709, ...encoderArgs[codec]({ loop: kind !== 'cut' })],
      ...['-movflags', '+faststart', '-an', ...bt709, file],
    ]);
  };
}

/** Encodes a PNG as an AVIF still. */
export async function encodePoster(frame: Buffer, file: string): Promise<void> {
  const av1 = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '20', '-cpu-used', '5'];
  await ffmpeg(
    [...pngFromStdin(30), '-vf', toBt709, ...av1, ...bt709, file],
    Readable.from([frame]),
  );
}
