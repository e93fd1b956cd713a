import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { didYouMean } from './did-you-mean';
import { filesIn, readVideo } from './film-files';

/** What each file of a film may be, by the ending of its name. */
export const filmLimits = {
  bytes: {
    mp4: 700_000,
    'av1.mp4': 200_000,
    avif: 40_000,
    'cut.mp4': 2_500_000,
    'cut.av1.mp4': 2_500_000,
    vtt: 40_000,
    'tall.mp4': 700_000,
    'tall.av1.mp4': 200_000,
    'tall.avif': 40_000,
  },
  // In seconds. The last frame of a cut may round it up.
  loop: { min: 6, max: 10 },
  cut: { min: 30, max: 45.05 },
  // In pixels. `tall` is for phones: twice as many as they show.
  wide: { width: 1280, height: 720 },
  tall: { width: 780, height: 1000 },
};

/** What's wrong with the files of a film, each with the name of its file. */
export type CheckFilm = (name: unknown) => string[];

/** Checks films by their files in a folder. */
export function createFilmCheck(media: string): CheckFilm {
  const files = filesIn(media);
  return (name) => {
    // The schema reports anything else.
    if (typeof name !== 'string' || !/^[\w-]+$/.test(name)) return [];
    const missing = neededEndings(name, files)
      .map((ending) => `${name}.${ending}`)
      .filter((file) => !files.includes(file));
    if (missing.length > 0) return [missingFiles(name, missing, files)];
    return Object.entries(filmLimits.bytes).flatMap(([ending, bytes]) => {
      const file = `${name}.${ending}`;
      if (!files.includes(file)) return [];
      return fileProblems(join(media, file), ending, bytes).map((problem) => `${file} ${problem}`);
    });
  };
}

/** Names are case-sensitive, as on Linux servers. */
function missingFiles(name: string, missing: readonly string[], files: readonly string[]): string {
  const need = `needs ${missing.join(' and ')} in public/media/`;
  const lower = missing.map((file) => file.toLowerCase());
  const spelled = files.filter((file) => lower.includes(file.toLowerCase())).join(' and ');
  if (spelled !== '') return `${need}, but it’s spelled ${spelled} there: capital letters matter`;
  const films = files.flatMap((file) => /^([^.]+)\.mp4$/.exec(file)?.[1] ?? []);
  return films.includes(name) ? need : `${need}${didYouMean(name, films)}`;
}

/** A film needs a loop and a poster; its cut needs captions; its loop for phones, a poster. AV1 is optional. */
function neededEndings(name: string, files: readonly string[]): string[] {
  const hasAny = (endings: string[]) =>
    endings.some((ending) => files.includes(`${name}.${ending}`));
  const cut = hasAny(['cut.mp4', 'cut.av1.mp4', 'vtt']) ? ['cut.mp4', 'vtt'] : [];
  const phones = hasAny(['tall.mp4', 'tall.av1.mp4', 'tall.avif']);
  const tall = phones ? ['tall.mp4', 'tall.avif'] : [];
  return ['mp4', 'avif', ...cut, ...tall];
}

function fileProblems(file: string, ending: string, limit: number): string[] {
  const { size } = statSync(file);
  const tooLarge = `has ${inKb(size)}, and there’s room for ${inKb(limit)}: compress it more`;
  return [...(size > limit ? [tooLarge] : []), ...formatProblems(file, ending)];
}

const inKb = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

function formatProblems(file: string, ending: string): string[] {
  if (ending === 'vtt') return captionProblems(readFileSync(file, 'utf8'));
  const shape = ending.startsWith('tall') ? filmLimits.tall : filmLimits.wide;
  if (ending.endsWith('avif')) {
    const picture = readAvif(file);
    if (picture === null) return ['isn’t an AVIF picture: save it as AVIF'];
    return sizeProblems(picture, shape);
  }
  const [codec, id] = ending.includes('av1') ? ['AV1', 'av01'] : ['H.264', 'avc1'];
  const video = readVideo(file);
  if (video?.codec !== id) return [`isn’t an MP4 film in ${codec}: export it as one`];
  const { min, max } = ending.startsWith('cut') ? filmLimits.cut : filmLimits.loop;
  const { seconds } = video;
  const wrongLength = `is ${seconds.toFixed(1)} seconds long: make it ${min} to ${Math.floor(max)}`;
  const isLength = seconds >= min && seconds <= max;
  return [...sizeProblems(video, shape), ...(isLength ? [] : [wrongLength])];
}

type Size = typeof filmLimits.wide;

function sizeProblems({ width, height }: Size, wanted: Size): string[] {
  if (width === wanted.width && height === wanted.height) return [];
  return [`has ${width} × ${height} pixels: export it with ${wanted.width} × ${wanted.height}`];
}

function readAvif(file: string) {
  try {
    const picture = imageSize(readFileSync(file));
    return picture.type === 'avif' ? picture : null;
  } catch {
    // Not a picture in any format that the package knows.
    return null;
  }
}

const timing = /^(?:\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(?:\d+:)?\d\d:\d\d\.\d{3}(?:\s|$)/;

function captionProblems(text: string): string[] {
  if (!/^\uFEFF?WEBVTT\s/.test(text)) return ['isn’t WebVTT: its first line must be WEBVTT'];
  const times = text.split(/\r?\n/).filter((line) => line.includes('-->'));
  if (times.length === 0) return ['has no captions: each is a line with its times, then its text'];
  const wrong = times.find((line) => !timing.test(line));
  if (wrong === undefined) return [];
  return [`needs two times before each caption, such as 00:01.000 --> 00:04.500, not “${wrong}”`];
}

/** Starts a note in captions, before the product's name that the film shows. */
const nameNote = 'NOTE The film shows the name ';

/** The lines of captions that say another name than the product's, each with its file and what to do. */
export function otherNames(media: string, name: string): string[] {
  return filesIn(media)
    .filter((file) => file.endsWith('.vtt'))
    .flatMap((file) => {
      const lines = readFileSync(join(media, file), 'utf8').split(/\r?\n/);
      const note = lines.find((line) => line.startsWith(nameNote));
      const shown = note?.slice(nameNote.length).trim();
      if (shown === undefined || shown === name) return [];
      const advice = `says ${shown}, as the film shows: “Films” in content/README.md tells how to change it.`;
      return lines.flatMap((line, at) =>
        line.includes(shown) ? [`public/media/${file}:${at + 1}: ${advice}`] : [],
      );
    });
}
