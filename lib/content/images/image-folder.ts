import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../did-you-mean';
import type { Problem } from '../problem';
import { readBytes } from '../read-bytes';
import type { ProseSection } from '../types';
import type { ContentImage, FindImage } from './image';
import { imageNameProblem, readImage } from './read-image';

/** The pictures of a content folder, in images/. */
export interface ImageFolder {
  find: FindImage;
  /** Pictures that none of these texts has. */
  unusedProblems(texts: Iterable<string>): Problem[];
}

/** What Windows and macOS add to folders. */
const systemFile = /^(\.|(eh)?thumbs\.db$|desktop\.ini$|icon\r$)/i;

export function openImageFolder(folder: string): ImageFolder {
  const images = join(folder, 'images');
  const files = existsSync(images)
    ? readdirSync(images).filter((name) => !systemFile.test(name))
    : [];
  return {
    find(file) {
      if (/^[a-z]+:/i.test(file)) {
        return { problem: 'is on another site: save the picture in content/images/' };
      }
      if (file.includes('/')) {
        return {
          problem: 'must be only the name of a file in content/images/, without a folder',
        };
      }
      if (!files.includes(file)) {
        return { problem: `isn’t in content/images/${didYouMean(file, files)}` };
      }
      const bytes = readBytes(join(images, file));
      return 'problem' in bytes ? bytes : readImage(file, bytes);
    },
    unusedProblems(texts) {
      const all = [...texts];
      const unused = files.filter((file) => !all.some((text) => text.includes(`](${file}`)));
      return unused.map((file) => ({
        file: `content/images/${file}`,
        line: 1,
        column: 1,
        field: '',
        message:
          imageNameProblem(file) ??
          'isn’t used: no page shows it; place it in a page, or remove it',
      }));
    },
  };
}

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
