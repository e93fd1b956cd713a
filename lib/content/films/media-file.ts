import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** The video of an MP4 file. */
export interface Video {
  width: number;
  height: number;
  seconds: number;
  codec: 'H.264' | 'AV1' | 'another codec';
  hasSound: boolean;
  /** Whether it can start before all of it is loaded. */
  startsEarly: boolean;
  /** Whether the file has all of its frames. */
  isComplete: boolean;
}

/** Null if the file isn't MP4 with a video track. */
export function readVideo(file: string): Video | null {
  const bytes = readFileSync(file);
  const boxes = boxesIn(bytes);
  const [movie] = allIn(bytes, 'moov/mvhd');
  const tracks = allIn(bytes, 'moov/trak/mdia');
  const track = tracks.find((media) => handlerOf(media) === 'vide');
  const [sample] = track === undefined ? [] : allIn(track, 'minf/stbl/stsd');
  if (boxes[0]?.type !== 'ftyp' || movie === undefined || sample === undefined) return null;
  const isLong = movie[0] === 1;
  const types = boxes.map(({ type }) => type);
  return {
    ...{ width: sample.readUInt16BE(40), height: sample.readUInt16BE(42) },
    seconds: isLong
      ? Number(movie.readBigUInt64BE(24)) / movie.readUInt32BE(20)
      : movie.readUInt32BE(16) / movie.readUInt32BE(12),
    codec: codecName(sample.toString('latin1', 12, 16)),
    hasSound: tracks.some((media) => handlerOf(media) === 'soun'),
    startsEarly: types.indexOf('moov') < types.indexOf('mdat'),
    isComplete: boxes.every(({ end }) => end <= bytes.length),
  };
}

/**
 * The files of a film in public/media/, by the endings of their names, such as `cut.mp4`, and its length in whole seconds:
 * of the cut, or of the loop if there's no cut.
 *
 * @throws Error if its video isn't an MP4 file
 */
export function readFilmFiles(film: string, media = 'public/media') {
  const suffixes = (existsSync(media) ? readdirSync(media) : [])
    .filter((name) => name.startsWith(`${film}.`))
    .map((name) => name.slice(film.length + 1));
  const longest = suffixes.includes('cut.mp4') ? 'cut.mp4' : 'mp4';
  const video = readVideo(join(media, `${film}.${longest}`));
  if (video === null) throw new Error(`${film}.${longest} isn’t an MP4 film`);
  return { suffixes, seconds: Math.round(video.seconds) };
}

/** Null if the file isn't an AVIF picture. */
export function readAvifSize(file: string) {
  try {
    const { type, width, height } = imageSize(readFileSync(file));
    return type === 'avif' ? { width, height } : null;
  } catch {
    // Not a picture in any format that the package knows.
    return null;
  }
}

interface Box {
  type: string;
  body: Buffer;
  /** Where it ends; after the end of the file if it's cut off. */
  end: number;
}

/** The boxes of an MP4 file or of one of its boxes (ISO/IEC 14496-12). */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // A size of 0 means that it's the rest of the file. No film has more than 4 GB, which would need a size of 1.
    const end = size < 8 ? bytes.length : at + size;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, body: bytes.subarray(at + 8, end), end });
    at = end;
  }
  return boxes;
}

function allIn(bytes: Buffer, path: string): Buffer[] {
  return path.split('/').reduce(
    (parents, wanted) =>
      parents.flatMap((parent) =>
        boxesIn(parent)
          .filter(({ type }) => type === wanted)
          .map(({ body }) => body),
      ),
    [bytes],
  );
}

/** What's in a track: `vide` or `soun`. */
function handlerOf(media: Buffer): string | undefined {
  return allIn(media, 'hdlr')[0]?.toString('latin1', 8, 12);
}

/** @param name of the sample entry, like avc1 */
function codecName(name: string): Video['codec'] {
  if (name === 'avc1') return 'H.264';
  return name === 'av01' ? 'AV1' : 'another codec';
}
