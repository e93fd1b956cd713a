import { todayAtPlant } from '@/lib/plant/today';
import { customPage } from '../custom-pages';
import { imageNameOf, readImage } from '../images/read-image';
import type { Problem } from '../problem';
import { createContentChanges } from './content-changes';
import { EditError } from './edit-error';
import type { Change } from './edit-yaml';
import { addEntry, type NewPage, startingFile } from './new-page';
import { changeSettings, type PageSettings, readSettings } from './page-settings';
import { type PicturePlace, picturePlaces, placePicture, toMarkdown, toYaml } from './pictures';
import { type Place, withoutMarks } from './place';
import { changeWords, readWords, type Words } from './words';

/** A picture as a writer sends it. */
interface UploadedPicture {
  /** Its name on the writer's computer. */
  file: string;
  bytes: Uint8Array;
  description: string;
  /** Empty for none. */
  caption: string;
}

export type ContentEditor = ReturnType<typeof createContentEditor>;

/** Changes a content folder, one thing at a time, and only if the result passes the content check. */
export function createContentEditor(folder: string) {
  const changes = createContentChanges(folder);
  const { undo } = changes;
  const pages = { addPage, openSettings, saveSettings };
  return { open, check, edit, ...pages, findPicturePlaces, addPicture, replacePicture, undo };

  /** @throws {EditError} if the place has no words, or no longer */
  function open(place: Place): Words {
    return openWords(place).words;
  }

  /** The mistakes that words would be. Those that were there before can't be blamed on them. */
  function check(place: Place, value: string): readonly Problem[] {
    const { file } = openWords(place);
    const edited = changeWords(place, file.text, unmarked({ set: value }));
    return changes.problemsOf([file.changeTo(edited)]);
  }

  /**
   * Sets the words at a place, or changes the list that they're in.
   *
   * @param was the words that the writer started from
   * @throws {EditError} if they're different by now, or the result would have new mistakes
   */
  function edit(place: Place, was: string, change: Change): void {
    const { file, words } = openWords(place);
    requireSame(words, was);
    const [name] = place;
    const { entry } = words;
    const at: Place =
      typeof change === 'string' && entry !== null
        ? [name, ...place.slice(1, entry.path.length + 1), entry.index]
        : place;
    const after = changeWords(at, file.text, unmarked(change));
    if (after === file.text) return;
    changes.commit([file.changeTo(after), ...changes.dateChange(name)]);
  }

  function openWords(place: Place) {
    const file = changes.open(place[0]);
    const words = readWords(place, file.text);
    if (words === null) {
      const message = `This text is no longer in content/${place[0]}. Reload the page.`;
      throw new EditError('conflict', message);
    }
    return { file, words };
  }

  /** @throws {EditError} if its entry in pages.yaml or its file would have mistakes, or the file exists */
  function addPage(page: NewPage): void {
    const registry = changes.open('pages.yaml');
    const entry = addEntry(registry.text, page, todayAtPlant());
    changes.commit([startingFile(page), registry.changeTo(entry)]);
  }

  /** @throws {EditError} if pages.yaml has no such page */
  function openSettings(page: string): PageSettings {
    return readSettings(changes.open('pages.yaml').text, page);
  }

  /** @throws {EditError} if they aren't as they `was` any longer, or the result would have mistakes */
  function saveSettings(page: string, was: PageSettings, settings: PageSettings): void {
    const registry = changes.open('pages.yaml');
    const edited = changeSettings(registry.text, page, was, settings);
    if (edited !== registry.text) changes.commit([registry.changeTo(edited)]);
  }

  /** The sections of a page that can have a picture; none if its file can't have any. */
  function findPicturePlaces(page: string): PicturePlace[] {
    const name = fileOf(page);
    return name === undefined ? [] : picturePlaces(name, changes.open(name).text);
  }

  /** @throws {EditError} if the picture can't be shown, or the page would have mistakes */
  function addPicture(page: string, id: string, { bytes, ...words }: UploadedPicture): void {
    const name = fileOf(page);
    if (name === undefined) throw new EditError('refused', 'This page can’t have a picture.');
    const image = newImage(words.file, bytes);
    const text = changes.open(name);
    const picture = { ...words, file: imageNameOf(words.file) };
    const edited = text.changeTo(placePicture(name, text.text, id, picture));
    changes.commit([edited, image, ...changes.dateChange(name)]);
  }

  /**
   * Replaces a picture, its description, and its caption. The old file goes if no page shows it any longer.
   *
   * @param upload without bytes, the picture stays
   * @throws {EditError} if there's no picture there, the new one can't be shown, or the page would have mistakes
   */
  function replacePicture(place: Place, { bytes, ...words }: UploadedPicture): void {
    const { file, words: found } = openWords(place);
    if (found.picture === null) throw new EditError('refused', 'There is no picture here.');
    const old = found.picture.file;
    const picture = { ...words, file: bytes.length === 0 ? old : imageNameOf(words.file) };
    const path = place.slice(1, -1);
    const edited =
      found.field === ''
        ? changeWords(place, file.text, { set: toMarkdown(picture) })
        : changeWords([place[0], ...path], file.text, { put: toYaml(picture), after: '' });
    const files = [file.changeTo(edited), ...changes.dateChange(place[0])];
    if (bytes.length > 0 && picture.file === old) {
      files.push(changes.replaceFile(`images/${old}`, newImage(words.file, bytes).after));
    } else if (bytes.length > 0) {
      files.push(newImage(words.file, bytes));
      const texts = new Map(changes.load().files.texts).set(place[0], edited);
      const isUsed = [...texts.values()].some((text) => text.includes(old));
      if (!isUsed) files.push(changes.replaceFile(`images/${old}`, null));
    }
    changes.commit(files);
  }

  function fileOf(page: string): string | undefined {
    const names = [`pages/${page}.md`, `pages/${page}.yaml`, `legal/${page}.md`];
    return customPage(page) === undefined
      ? names.find((name) => changes.load().files.texts.has(name))
      : undefined;
  }
}

/** @throws {EditError} if it can't be shown */
function newImage(upload: string, bytes: Uint8Array) {
  const file = imageNameOf(upload);
  const image = readImage(file, bytes);
  if ('problem' in image) throw new EditError('refused', `The picture ${image.problem}.`);
  return { name: `images/${file}`, before: null, after: Buffer.from(bytes) };
}

/** Words copied from the page in development have marks. */
function unmarked(change: Change): Change {
  return typeof change === 'object' && 'set' in change
    ? { set: withoutMarks(change.set).trim() }
    : change;
}

function requireSame({ place, value }: Words, was: string): void {
  if (value === was) return;
  throw new EditError(
    'conflict',
    `Not saved: someone else changed this text in content/${place[0]} while you were editing. It now reads: “${value}”. Copy your version, press Escape, and open the text again.`,
  );
}
