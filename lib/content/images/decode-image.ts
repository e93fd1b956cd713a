import sharp from 'sharp';
import { imageLimits } from './image';

const { maxWidth, maxRatio } = imageLimits;

/** Decodes all of a picture. @returns what's wrong with it, or null */
export async function decodeProblem(bytes: Uint8Array): Promise<string | null> {
  try {
    await sharp(bytes, { limitInputPixels: Math.ceil(maxWidth * maxWidth * maxRatio) }).stats();
    return null;
  } catch {
    // The package's messages are about its parts.
    return 'is damaged, and can’t be shown: save it again, or export it from the original';
  }
}
