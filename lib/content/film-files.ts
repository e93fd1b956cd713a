import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface FilmFiles {
  /** File name suffixes after the film's name: mp4, av1.mp4, cut.mp4, cut.av1.mp4, vtt, avif. */
  suffixes: readonly string[];
  /** Duration in whole seconds: of the cut, or of the loop if there's no cut. */
  seconds: number;
}

/** The files of a film in public/media/. */
export function readFilmFiles(film: string, media = 'public/media'): FilmFiles {
  const suffixes = (existsSync(media) ? readdirSync(media) : [])
    .filter((name) => name.startsWith(`${film}.`))
    .map((name) => name.slice(film.length + 1));
  const longest = suffixes.includes('cut.mp4') ? 'cut.mp4' : 'mp4';
  return {
    suffixes,
    seconds: Math.round(mp4Duration(readFileSync(join(media, `${film}.${longest}`)))),
  };
}

/**
 * The duration of an MP4 file in seconds, from its movie header.
 *
 * @throws if it has no movie header
 * @see ISO/IEC 14496-12, 8.2.2
 */
export function mp4Duration(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd', 0, 'latin1') + 4;
  if (header < 4) throw new Error('Not an MP4 file: it has no movie header.');
  // Version 1 has 64-bit times before the timescale.
  const timescale = header + (mp4[header] === 1 ? 20 : 12);
  const units =
    mp4[header] === 1
      ? Number(mp4.readBigUInt64BE(timescale + 4))
      : mp4.readUInt32BE(timescale + 4);
  return units / mp4.readUInt32BE(timescale);
}
