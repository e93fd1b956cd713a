import { folderFingerprint } from '../content-folder';
import type { Problem } from '../problem';
import { loadContent } from '../read-content';
import { lintText } from '../voice/lint';
import { EditError, openContentFile } from './content-file';
import { findPlace } from './find-words';
import type { Place } from './place';
import { withUpdated } from './updated-date';
import { readWords, replaceWords, type Words, yamlOf } from './words';
import { changeList, type ListAction, renameCopy } from './yaml-list';

/** What's wrong with words that haven't been saved. */
export interface EditCheck {
  /** Mistakes, which can't be saved. */
  problems: readonly Problem[];
  /** Phrases that the style check would flag. */
  advice: readonly Problem[];
}

interface Change {
  file: string;
  before: string;
  after: string;
  /** pages.yaml, which has the page's date. */
  registry: { before: string; after: string };
}

/** Films are checked by commands: words don't change them. */
const options = { preview: true, media: null };

export type ContentEditor = ReturnType<typeof createContentEditor>;

/** Changes words in a content folder, one place at a time, and only if they pass the content check. */
export function createContentEditor(folder: string) {
  const changes: Change[] = [];
  let loaded: { stamp: string; content: ReturnType<typeof loadContent> } | undefined;
  return { open, find, check, save, changeEntry, undo };

  /** @throws {EditError} if the place has no words, or no longer */
  function open(place: Place): Words {
    return openWords(place).words;
  }

  /** The place of words without a mark; see `findPlace`. */
  function find(text: string, near: readonly Place[]): Words | null {
    const place = findPlace(text, near, load().files);
    return place === null ? null : openWords(place).words;
  }

  function check(place: Place, value: string): EditCheck {
    const { file } = openWords(place);
    return checkText(place[0], file.text, replaceWords(place, file.text, value));
  }

  /**
   * @param was the words that the writer started from
   * @throws {EditError} if they're different by now, or the new words have mistakes
   */
  function save(place: Place, was: string, value: string): void {
    const { file, words } = openWords(place);
    requireSame(words, was);
    commit(place[0], file, replaceWords(place, file.text, value));
  }

  /**
   * Copies, removes, or moves the entry of the innermost list that the place is in.
   *
   * @param was the words at the place
   * @throws {EditError} if they're different by now, or the file would have mistakes
   */
  function changeEntry(place: Place, was: string, action: ListAction): void {
    const { file, words } = openWords(place);
    requireSame(words, was);
    const { entry } = words;
    if (entry === null) throw new EditError('refused', 'This text isn’t in a list.');
    const yaml = yamlOf(place, file.text);
    const changed = changeList(yaml, entry.path, entry.index, action);
    const edited = action === 'copy' ? renameCopy(changed, entry.path, entry.index) : changed;
    commit(place[0], file, edited + file.text.slice(yaml.length));
  }

  /**
   * Takes back the last change.
   *
   * @returns the file's name
   * @throws {EditError} if the file has changed since, or there's nothing to undo
   */
  function undo(): string {
    const change = changes.at(-1);
    if (change === undefined) throw new EditError('refused', 'There’s nothing to undo.');
    const { texts } = load().files;
    // The next Undo takes back the edit before that one.
    if (!texts.has(change.file)) changes.pop();
    const file = openContentFile(folder, change.file, texts);
    if (file.text !== change.after) {
      changes.pop();
      throw new EditError(
        'conflict',
        `Can’t undo: content/${change.file} has changed since your last edit here. Open the file and change the text back by hand. The next Undo takes back the edit before that one.`,
      );
    }
    file.save(change.before);
    changes.pop();
    const registry = openContentFile(folder, 'pages.yaml', texts);
    const { before, after } = change.registry;
    if (registry.text === after && before !== after) registry.save(before);
    return change.file;
  }

  function openWords(place: Place) {
    const { files, schemas } = load();
    const file = openContentFile(folder, place[0], files.texts);
    const words = readWords(place, file.text, schemas.get(place[0]));
    if (words === null) {
      throw new EditError(
        'conflict',
        `This text is no longer in content/${place[0]}. Reload the page.`,
      );
    }
    return { file, words };
  }

  function commit(name: string, file: ReturnType<typeof openContentFile>, edited: string): void {
    if (edited === file.text) return;
    const { problems } = checkText(name, file.text, edited);
    if (problems.length > 0) {
      throw new EditError('refused', 'Not saved: the content check found a mistake.', problems);
    }
    const registry = openContentFile(folder, 'pages.yaml', load().files.texts);
    const dated = withUpdated(name, registry.text, new Date());
    file.save(edited);
    if (dated !== registry.text) registry.save(dated);
    changes.push({
      file: name,
      before: file.text,
      after: edited,
      registry: { before: registry.text, after: dated },
    });
  }

  /** The mistakes that an edit adds. Those that were there before can't be blamed on it. */
  function checkText(name: string, current: string, edited: string): EditCheck {
    const { problems } = loadContent(folder, { ...options, edited: new Map([[name, edited]]) });
    const voiceOf = (text: string) => lintText(`content/${name}`, text);
    return {
      problems: added(load().problems, problems),
      advice: added(voiceOf(current), voiceOf(edited)),
    };
  }

  /** The content as it's saved, read again once a file has changed. */
  function load() {
    const stamp = folderFingerprint(folder);
    if (loaded?.stamp !== stamp) loaded = { stamp, content: loadContent(folder, options) };
    return loaded.content;
  }
}

function requireSame({ place, value }: Words, was: string): void {
  if (value === was) return;
  throw new EditError(
    'conflict',
    `Not saved: someone else changed this text in content/${place[0]} while you were editing. It now reads: “${value}”. Copy your version, press Escape, and open the text again.`,
  );
}

function added(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // Entries that move in their list change their indexes.
  const keyOf = ({ file, field, message }: Problem) =>
    `${file} ${field.replace(/\[\d+\]/g, '[]')} ${message}`;
  const known = new Map<string, number>();
  for (const key of before.map(keyOf)) known.set(key, (known.get(key) ?? 0) + 1);
  return after.filter((problem) => {
    const count = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), count - 1);
    return count <= 0;
  });
}
