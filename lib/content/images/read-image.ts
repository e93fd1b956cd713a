import { imageSize } from 'image-size';
import { type ContentImage, hashOf, imageLimits } from './image';

/** What people call the formats, by what image-size calls them, which is also the ending of a file's name. */
const formatNames: Readonly<Record<string, string>> = {
  png: 'PNG',
  jpg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
};
const formatOf = (file: string) => endingOf(file).replace('jpeg', 'jpg');
const endingOf = (file: string) => /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase() ?? '';

/** A name that a picture can have, from that of a file on somebody's computer. */
export function imageNameOf(file: string): string {
  const words = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words?.join('-') ?? 'picture'}.${endingOf(file)}`;
}

/** What's wrong with the name of a picture, or null. */
export function imageNameProblem(file: string): string | null {
  const ending = endingOf(file);
  if (ending === 'svg') {
    return 'is an SVG, which can have scripts and load files from other sites: export it as PNG, 1,280 pixels wide';
  }
  if (!(formatOf(file) in formatNames)) {
    return 'can’t be shown because of its ending: save it as PNG, JPEG (.jpg), WebP, or AVIF';
  }
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]+$/.test(file)) return null;
  return 'needs another name: rename the file to lowercase words joined by hyphens, like pump-4.png';
}

/** @param bytes the contents of the file */
export function readImage(file: string, bytes: Uint8Array): ContentImage | { problem: string } {
  const problem = imageNameProblem(file) ?? bytesProblem(bytes);
  if (problem !== null) return { problem };
  const size = readSize(bytes);
  if (size === null) return { problem: 'isn’t a picture, or is damaged: save it again' };
  if (size.type !== formatOf(file)) {
    const actual = formatNames[size.type ?? ''];
    const remedy =
      actual === undefined ? 'save it as PNG or JPEG' : `rename it to end in .${size.type}`;
    return { problem: `isn’t what its ending says, but ${actual ?? size.type}: ${remedy}` };
  }
  const { width, height } = size;
  const tooLarge = sizeProblem(width, height);
  return tooLarge === null ? { file, width, height, hash: hashOf(bytes) } : { problem: tooLarge };
}

function bytesProblem({ length }: Uint8Array): string | null {
  if (length <= imageLimits.bytes) return null;
  const [has, room] = [length, imageLimits.bytes].map((bytes) => (bytes / 1e6).toFixed(1));
  return `has ${has} MB, and there’s room for ${room} MB: make it smaller, or save it as JPEG`;
}

/** Width and height as it's shown: a camera may record that the picture has to be turned. */
function readSize(bytes: Uint8Array) {
  try {
    const { width, height, orientation = 1, type } = imageSize(bytes);
    return orientation < 5 ? { width, height, type } : { width: height, height: width, type };
  } catch {
    // Not a picture in any format that the package knows.
    return null;
  }
}

function sizeProblem(width: number, height: number): string | null {
  const { minWidth, maxWidth, maxRatio } = imageLimits;
  const has = `has ${inDigits(width)} × ${inDigits(height)} pixels`;
  if (width < minWidth) {
    return `${has}, so it would be blurred: export it ${minWidth} pixels wide or wider, 1,280 if you can`;
  }
  if (width > maxWidth) return `${has}: resize it to 1,280 wide, which is all that pages show`;
  if (height <= width * maxRatio) return null;
  const fitting = inDigits(Math.floor(width * maxRatio));
  return `${has}, so it’s too tall for a printed page: crop it to a height of ${fitting} or less`;
}

const inDigits = (pixels: number) => pixels.toLocaleString('en-US');
