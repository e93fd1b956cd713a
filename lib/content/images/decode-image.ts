import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem, type Problem } from '../problem';
import { imageLimits } from './image';

const { maxWidth, maxRatio } = imageLimits;

/** Decodes all of a picture. @returns what's wrong with it, or null */
export async function decodeProblem(bytes: Uint8Array): Promise<string | null> {
  // Loading it takes a while, and a site without pictures doesn't need it.
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes, { limitInputPixels: Math.ceil(maxWidth * maxWidth * maxRatio) }).stats();
    return null;
  } catch {
    // The package's messages are about its parts.
    return 'is damaged, and can’t be shown: save it again, or export it from the original';
  }
}

/** The pictures of a content folder that are damaged. */
export async function damagedPictures(
  folder: string,
  files: readonly string[],
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const file of files) {
    const problem = await decodeProblem(readFileSync(join(folder, 'images', file)));
    if (problem !== null) found.push(fileProblem(`images/${file}`, problem));
  }
  return found;
}
