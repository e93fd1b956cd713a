import { content, imageVariants } from '@/lib/content';

/** In development, the bundler serves the pictures as they are, and refreshes the page when one changes. */
const originals: Record<string, { default: { src: string } }> =
  process.env.NODE_ENV === 'development'
    ? import.meta.glob('../content/images/*.{png,jpg,jpeg,webp,avif}', { eager: true })
    : {};

/** The URLs of a picture in content/images/. lib/build/write-images.ts writes the files of an export. */
export function imageSources(file: string): { src: string; srcSet?: string } {
  if (process.env.NODE_ENV === 'development') {
    return { src: originals[`../content/images/${file}`]?.default.src ?? '' };
  }
  const image = content().images[file];
  if (image === undefined) throw new Error(`content/images/${file} isn’t in a published text`);
  const variants = imageVariants(image);
  return {
    src: variants.at(-1)?.path ?? '',
    srcSet: variants.map(({ path, width }) => `${path} ${width}w`).join(', '),
  };
}
