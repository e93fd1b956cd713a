import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The video of an MP4 file. */
interface Video {
  width: number;
  height: number;
  seconds: number;
  /** Of its sample entry: avc1 is H.264, av01 is AV1. */
  codec: string;
}

/** The names of the films' files; none if the folder is missing. */
export function filesIn(media: string): string[] {
  return existsSync(media) ? readdirSync(media).sort() : [];
}

/** Null if the file isn't MP4, or its first track isn't a video. */
export function readVideo(file: string): Video | null {
  const bytes = readFileSync(file);
  const movie = boxIn(bytes, 'moov/mvhd');
  const sample = boxIn(bytes, 'moov/trak/mdia/minf/stbl/stsd');
  const handler = boxIn(bytes, 'moov/trak/mdia/hdlr')?.toString('latin1', 8, 12);
  if (movie === undefined || sample === undefined || handler !== 'vide') return null;
  const isLong = movie[0] === 1;
  return {
    width: sample.readUInt16BE(40),
    height: sample.readUInt16BE(42),
    seconds: isLong
      ? Number(movie.readBigUInt64BE(24)) / movie.readUInt32BE(20)
      : movie.readUInt32BE(16) / movie.readUInt32BE(12),
    codec: sample.toString('latin1', 12, 16),
  };
}

/**
 * The files of a film in public/media/, by the endings of their names, such as `cut.mp4`, and its length in whole seconds:
 * of the cut, or of the loop if there's no cut.
 *
 * @throws Error if its video isn't an MP4 file
 */
export function readFilmFiles(film: string, media = 'public/media') {
  const suffixes = filesIn(media)
    .filter((name) => name.startsWith(`${film}.`))
    .map((name) => name.slice(film.length + 1));
  const longest = suffixes.includes('cut.mp4') ? 'cut.mp4' : 'mp4';
  const video = readVideo(join(media, `${film}.${longest}`));
  if (video === null) throw new Error(`${film}.${longest} isn’t an MP4 film`);
  return { suffixes, seconds: Math.round(video.seconds) };
}

/** The content of the first box at this path of an MP4 file (ISO/IEC 14496-12). */
function boxIn(bytes: Buffer, path: string): Buffer | undefined {
  const [wanted, ...rest] = path.split('/');
  let at = 0;
  while (at + 8 <= bytes.length) {
    // A size of 0 means that it's the rest of the file. No film has more than 4 GB, which would need a size of 1.
    const size = bytes.readUInt32BE(at) || bytes.length;
    const body = bytes.subarray(at + 8, at + size);
    if (bytes.toString('latin1', at + 4, at + 8) === wanted) {
      return rest.length === 0 ? body : boxIn(body, rest.join('/'));
    }
    at += Math.max(8, size);
  }
  return undefined;
}
