import { todayAtPlant } from '@/lib/plant/today';
import { customPage } from '../custom-pages';
import { imageNameOf, readImage } from '../images/read-image';
import type { ContentChanges } from './content-changes';
import { EditError } from './content-file';
import { addEntry, type NewPage, startingFile } from './new-page';
import { type PicturePlace, picturePlaces, placePicture } from './place-picture';

interface UploadedPicture {
  file: string;
  bytes: Uint8Array;
  description: string;
  /** Empty for none. */
  caption: string;
}

/** Adds pages to a content folder, and pictures to its pages. */
export function createPageEditor(changes: ContentChanges) {
  return { addPage, findPicturePlaces, addPicture };

  /**
   * Adds a page: its entry in pages.yaml, as a draft, and its file.
   *
   * @throws {EditError} if one of the two would have mistakes, or the file exists
   */
  function addPage(page: NewPage): void {
    const registry = changes.openFile('pages.yaml').text;
    const entry = addEntry(registry, page, todayAtPlant());
    changes.commit([
      { ...startingFile(page), before: null },
      { name: 'pages.yaml', before: registry, after: entry },
    ]);
  }

  /** The sections of a page that can have a picture; none if its file can't have any. */
  function findPicturePlaces(page: string): PicturePlace[] {
    const name = fileOf(page);
    return name === undefined ? [] : picturePlaces(name, changes.openFile(name).text);
  }

  /**
   * Saves a picture, and shows it in a section of a page.
   *
   * @param picture its file has the name that it had on the writer's computer
   * @throws {EditError} if it can't be shown, or the page would have mistakes
   */
  function addPicture(page: string, id: string, { bytes, ...picture }: UploadedPicture): void {
    const name = fileOf(page);
    if (name === undefined) throw new EditError('refused', 'This page can’t have a picture.');
    const file = imageNameOf(picture.file);
    const image = readImage(file, bytes);
    if ('problem' in image) throw new EditError('refused', `The picture ${image.problem}.`);
    const { text } = changes.openFile(name);
    const after = placePicture(name, text, id, { ...picture, file });
    changes.commit([
      { name, before: text, after },
      { name: `images/${file}`, before: null, after: bytes },
      ...changes.dateChange(name),
    ]);
  }

  function fileOf(page: string): string | undefined {
    const names = [`pages/${page}.md`, `pages/${page}.yaml`, `legal/${page}.md`];
    return customPage(page) === undefined
      ? names.find((name) => changes.load().files.texts.has(name))
      : undefined;
  }
}
