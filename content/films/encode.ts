import { Readable } from 'node:stream';
import { ffmpeg } from './ffmpeg';

export const framesPerSecond = 30;

// Browsers take untagged h264 for the wrong matrix and shift the signal colours: convert and say so.
const toBt709 =
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_inp+bicubic,format=yuv420p';
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

const pngFromStdin = [
  '-f',
  'image2pipe',
  '-framerate',
  `${framesPerSecond}`,
  '-c:v',
  'png',
  '-i',
  '-',
];

/** PNG frames in, h264 mp4 (High, yuv420p, faststart, no sound) out. */
export async function encodeFilm(frames: AsyncIterable<Buffer>, file: string): Promise<void> {
  const h264 = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
  ];
  const quality = ['-crf', '20', '-movflags', '+faststart', '-an'];
  await ffmpeg(
    [...pngFromStdin, '-vf', toBt709, ...h264, ...quality, ...bt709, file],
    Readable.from(frames),
  );
}

/** One PNG in, one AVIF still out. */
export async function encodePoster(frame: Buffer, file: string): Promise<void> {
  const av1 = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '20', '-cpu-used', '2'];
  await ffmpeg([...pngFromStdin, '-vf', toBt709, ...av1, ...bt709, file], Readable.from([frame]));
}
