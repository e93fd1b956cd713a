import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readVideo } from './media-file';

interface FilmFiles {
  /** File name suffixes after the film's name: mp4, av1.mp4, cut.mp4, cut.av1.mp4, vtt, avif. */
  suffixes: readonly string[];
  /** Duration in whole seconds: of the cut, or of the loop if there's no cut. */
  seconds: number;
}

/**
 * The files of a film in public/media/.
 *
 * @throws Error if its video isn't an MP4 file
 */
export function readFilmFiles(film: string, media = 'public/media'): FilmFiles {
  const suffixes = (existsSync(media) ? readdirSync(media) : [])
    .filter((name) => name.startsWith(`${film}.`))
    .map((name) => name.slice(film.length + 1));
  const longest = suffixes.includes('cut.mp4') ? 'cut.mp4' : 'mp4';
  const video = readVideo(join(media, `${film}.${longest}`));
  if (video === null) throw new Error(`${film}.${longest} isn’t an MP4 film`);
  return { suffixes, seconds: Math.round(video.seconds) };
}
