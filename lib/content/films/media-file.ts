import { readFileSync } from 'node:fs';
import { createFile, type ISOFile, MP4BoxBuffer } from 'mp4box';

interface Size {
  width: number;
  height: number;
}

/** The video of an MP4 file. */
export interface Video extends Size {
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
  return readBoxes(file, (mp4, bytes) => {
    const { duration, timescale, videoTracks, audioTracks, isProgressive } = mp4.getInfo();
    const [track] = videoTracks;
    if (track?.video === undefined) return null;
    const lastByte = Math.max(
      ...mp4.getTrackSamplesInfo(track.id).map(({ offset, size }) => offset + size),
    );
    return {
      ...{ width: track.video.width, height: track.video.height },
      seconds: duration / timescale,
      codec: codecName(track.codec),
      hasSound: audioTracks.length > 0,
      startsEarly: isProgressive,
      isComplete: lastByte <= bytes,
    };
  });
}

/** Null if the file isn't an AVIF picture. */
export function readAvifSize(file: string): Size | null {
  return readBoxes(file, (avif) => {
    const [extents] = avif.meta?.iprp?.ipco?.ispes ?? [];
    if (!avif.ftyp?.compatible_brands.includes('avif') || extents === undefined) return null;
    return { width: extents.image_width, height: extents.image_height };
  });
}

/**
 * Parses the boxes of an MP4 or AVIF file.
 *
 * @param read gets the boxes and the file's size; null if they can't be parsed
 * @see ISO/IEC 14496-12
 */
function readBoxes<T>(file: string, read: (boxes: ISOFile, bytes: number) => T): T | null {
  const bytes = new Uint8Array(readFileSync(file));
  // Every file starts with this box. The parser logs others as errors.
  if (Buffer.from(bytes.subarray(4, 8)).toString('latin1') !== 'ftyp') return null;
  const boxes = createFile();
  try {
    boxes.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes.buffer, 0), true);
    return read(boxes, bytes.byteLength);
  } catch {
    // The parser throws different errors, depending on what's broken.
    return null;
  }
}

/** @param codec a codecs parameter, like avc1.640028 */
function codecName(codec: string): Video['codec'] {
  if (codec.startsWith('avc1.')) return 'H.264';
  return codec.startsWith('av01.') ? 'AV1' : 'another codec';
}
