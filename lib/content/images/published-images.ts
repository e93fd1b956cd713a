import { visit } from 'unist-util-visit';
import type { ProseSection } from '../types';
import type { ContentImage, FindImage } from './image';

/** The pictures of some texts, by file name. Drafts that aren't among the texts publish none. */
export function publishedImages(
  sections: readonly ProseSection[],
  findImage: FindImage,
): Record<string, ContentImage> {
  const images: Record<string, ContentImage> = {};
  for (const { body } of sections) {
    visit(body, 'element', ({ tagName, properties }) => {
      if (tagName !== 'img') return;
      const image = findImage(String(properties.src));
      if (!('problem' in image)) images[image.file] = image;
    });
  }
  return images;
}
