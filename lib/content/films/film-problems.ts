import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../did-you-mean';
import { captionProblems } from './captions';
import { type Check, type FilmEnding, failed, filmLimits } from './limits';
import { readAvifSize, readVideo, type Video } from './media-file';

/** What's wrong with the files of a film, each with the name of its file. */
export type CheckFilm = (name: unknown) => string[];

/** Checks films by their files in a folder. */
export function createFilmCheck(media: string): CheckFilm {
  const files = existsSync(media) ? readdirSync(media) : [];
  return (name) => {
    // The schema reports anything else.
    if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) return [];
    const missing = missingFilesMessage(name, files);
    if (missing !== null) return [missing];
    const endings = filmEndings.filter((ending) => files.includes(`${name}.${ending}`));
    const fileOf = (ending: FilmEnding) => join(media, `${name}.${ending}`);
    const videos: Videos = new Map(
      endings
        .filter((ending) => ending.endsWith('mp4'))
        .map((ending) => [ending, readVideo(fileOf(ending))]),
    );
    const problems = endings.flatMap((ending) =>
      fileProblems(fileOf(ending), ending, videos).map((problem) => `${name}.${ending} ${problem}`),
    );
    return problems.length > 0 ? problems : lengthProblems(name, videos);
  };
}

/** A film's videos; null for a file that isn't one. */
type Videos = ReadonlyMap<FilmEnding, Video | null>;

const filmEndings = [
  ...(['mp4', 'av1.mp4', 'cut.mp4', 'cut.av1.mp4', 'vtt', 'avif'] as const),
  ...(['tall.mp4', 'tall.av1.mp4', 'tall.avif'] as const),
];

/**
 * A film needs a video and a poster; with a cut, also captions; for phones, both again. Names are case-sensitive, as on
 * Linux servers.
 */
function missingFilesMessage(name: string, files: readonly string[]): string | null {
  const cut = ['cut.mp4', 'cut.av1.mp4', 'vtt'].some((ending) =>
    files.includes(`${name}.${ending}`),
  );
  const tall = filmEndings.some((e) => e.startsWith('tall.') && files.includes(`${name}.${e}`));
  const endings = [
    ...['mp4', 'avif'],
    ...(cut ? ['cut.mp4', 'vtt'] : []),
    ...(tall ? ['tall.mp4', 'tall.avif'] : []),
  ];
  const missing = endings
    .map((ending) => `${name}.${ending}`)
    .filter((file) => !files.includes(file));
  if (missing.length === 0) return null;
  const miscased = missing.flatMap(
    (file) => files.find((other) => other.toLowerCase() === file.toLowerCase()) ?? [],
  );
  if (miscased.length > 0) {
    return `needs ${missing.join(' and ')} in public/media/, but it’s spelled ${miscased.join(' and ')} there: capital letters matter`;
  }
  const films = files.flatMap((file) => /^([^.]+)\.mp4$/.exec(file)?.[1] ?? []);
  return `needs ${missing.join(' and ')} in public/media/${didYouMean(name, films)}`;
}

function fileProblems(file: string, ending: FilmEnding, videos: Videos): string[] {
  const { size } = statSync(file);
  const limit = filmLimits.bytes[ending];
  const tooLarge = `has ${inKb(size)}, and there’s room for ${inKb(limit)}: compress it more`;
  return [...failed([[size > limit, tooLarge]]), ...formatProblems(file, ending, videos)];
}

function formatProblems(file: string, ending: FilmEnding, videos: Videos): string[] {
  if (ending === 'vtt') {
    return captionProblems(readFileSync(file), videos.get('cut.mp4')?.seconds);
  }
  if (!ending.endsWith('avif')) return videoProblems(videos.get(ending) ?? null, ending);
  const picture = readAvifSize(file);
  return picture === null
    ? ['isn’t an AVIF picture: save it as AVIF']
    : failed([sizeCheck(picture, ending)]);
}

function videoProblems(video: Video | null, ending: FilmEnding): string[] {
  const codec = ending.includes('av1') ? 'AV1' : 'H.264';
  if (video === null) return [`isn’t an MP4 film: export it as MP4 (${codec})`];
  const { min, max } = ending.startsWith('cut') ? filmLimits.cut : filmLimits.loop;
  const { seconds } = video;
  const length = `is ${seconds.toFixed(1)} seconds long: make it ${min} to ${Math.floor(max)}`;
  const lateStart =
    'can’t start before all of it is loaded: export it for the web, with “fast start”';
  return failed([
    [!video.isComplete, 'is cut off: copy or export it again'],
    [video.codec !== codec, `is in ${video.codec}: export it as MP4 (${codec})`],
    sizeCheck(video, ending),
    [video.hasSound, 'has sound: export it without'],
    [seconds < min || seconds > max, length],
    [!video.startsEarly, lateStart],
  ]);
}

function sizeCheck(size: { width: number; height: number }, ending: FilmEnding): Check {
  const { width, height } = ending.startsWith('tall') ? filmLimits.tall : filmLimits.wide;
  const problem = `has ${size.width} × ${size.height} pixels: export it with ${width} × ${height}`;
  return [size.width !== width || size.height !== height, problem];
}

/** A file that belongs to an older film, because only its counterpart was replaced. */
function lengthProblems(name: string, videos: Videos): string[] {
  const pairs = [
    ['mp4', 'av1.mp4'],
    ['cut.mp4', 'cut.av1.mp4'],
    ['tall.mp4', 'tall.av1.mp4'],
  ] as const;
  return pairs.flatMap(([h264, av1]) => {
    const [first, second] = [videos.get(h264)?.seconds, videos.get(av1)?.seconds];
    if (first === undefined || second === undefined || Math.abs(first - second) < 0.1) return [];
    return [
      `${name}.${av1} is ${second.toFixed(1)} seconds long, but ${name}.${h264} ${first.toFixed(1)}: export both from the same film, or delete the AV1 file`,
    ];
  });
}

function inKb(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB`;
}
