import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { avifOptions, imageVariants } from '@/lib/content';
import type { ContentImage } from '@/lib/content/images/image';
import { BuildError } from './staging';

/**
 * Encodes the pictures of texts in each width, without metadata such as the place where a photo was taken.
 * @throws BuildError if a picture is damaged
 */
export async function writeImages(
  out: string,
  folder: string,
  images: readonly ContentImage[],
): Promise<void> {
  for (const image of images) {
    // A camera may record that the picture has to be turned.
    const upright = sharp(join(folder, image.file)).autoOrient();
    for (const { path, width } of imageVariants(image)) {
      const file = join(out, path);
      mkdirSync(dirname(file), { recursive: true });
      await upright
        .clone()
        .resize({ width, height: Math.round((image.height / image.width) * width), fit: 'fill' })
        .avif(avifOptions)
        .toFile(file)
        .catch((error: unknown) => {
          const cause = error instanceof Error ? error.message : String(error);
          throw new BuildError(
            `content/images/${image.file} can’t be read: open it and save it again (${cause})`,
          );
        });
    }
  }
}
