import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { hasLink, readBytes } from '../content-folder';
import { didYouMean } from '../did-you-mean';
import { fileProblem, type Problem } from '../problem';
import type { ProseSection } from '../types';
import type { ContentImage, FindImage } from './image';
import { imageNameProblem, readImage } from './read-image';

/** What Windows and macOS add to folders. */
const systemFile = /^(\.|(eh)?thumbs\.db$|desktop\.ini$|icon\r$)/i;

/** The pictures in images/. @param changed ones that aren't saved yet, by file name; null for one that goes */
export function openImageFolder(
  folder: string,
  changed: ReadonlyMap<string, Uint8Array | null> = new Map(),
): {
  find: FindImage;
  unusedProblems(texts: Iterable<string>): Problem[];
} {
  const images = join(folder, 'images');
  const saved = existsSync(images) ? readdirSync(images) : [];
  const known = new Set([...saved.filter((name) => !systemFile.test(name)), ...changed.keys()]);
  const files = [...known].filter((name) => changed.get(name) !== null);
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
      if (hasLink(folder, `images/${file}`)) {
        return { problem: 'is a link, or images/ is one: put the picture itself there' };
      }
      const bytes = changed.get(file) ?? readBytes(join(images, file));
      return 'problem' in bytes ? bytes : readImage(file, bytes);
    },
    unusedProblems(texts) {
      const all = [...texts];
      const isUsed = (file: string) =>
        all.some((text) =>
          [`](${file}`, `file: ${file}`, `file: "${file}`, `file: '${file}`].some((use) =>
            text.includes(use),
          ),
        );
      const unused = files.filter((file) => !isUsed(file));
      const message = 'isn’t used: no page shows it; place it in a page, or remove it';
      return unused.map((file) => fileProblem(`images/${file}`, imageNameProblem(file) ?? message));
    },
  };
}

/** The pictures of some pages, by file name. Drafts that aren't among the pages publish none. */
export function publishedImages(
  { prose, pictures }: { prose: readonly ProseSection[]; pictures: readonly string[] },
  findImage: FindImage,
): Record<string, ContentImage> {
  const images: Record<string, ContentImage> = {};
  const add = (file: string) => {
    const image = findImage(file);
    if (!('problem' in image)) images[image.file] = image;
  };
  for (const file of pictures) add(file);
  for (const { body } of prose) {
    visit(body, 'element', ({ tagName, properties }) => {
      if (tagName === 'img') add(String(properties.src));
    });
  }
  return images;
}
