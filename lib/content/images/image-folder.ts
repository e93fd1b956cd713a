import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../did-you-mean';
import type { Problem } from '../problem';
import type { FindImage } from './image';
import { imageNameProblem, readImage } from './read-image';

/** The pictures of a content folder, in images/. */
export interface ImageFolder {
  find: FindImage;
  /** Pictures that none of these texts has. */
  unusedProblems(texts: Iterable<string>): Problem[];
}

export function openImageFolder(folder: string): ImageFolder {
  const images = join(folder, 'images');
  const files = existsSync(images)
    ? readdirSync(images).filter((name) => !name.startsWith('.'))
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
      return readImage(file, readFileSync(join(images, file)));
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
