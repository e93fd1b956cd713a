import type { Problem } from '../problem';
import { lintText } from '../voice/lint';
import { addedProblems, createContentChanges } from './content-changes';
import { EditError } from './content-file';
import { findPlace } from './find-words';
import { createPageEditor } from './page-editor';
import type { Place } from './place';
import { readWords, replaceWords, type Words, yamlOf } from './words';
import { changeList, type ListAction, renameCopy } from './yaml-list';

/** What's wrong with words that haven't been saved. */
export interface EditCheck {
  /** Mistakes, which can't be saved. */
  problems: readonly Problem[];
  /** Phrases that the style check would flag. */
  advice: readonly Problem[];
}

export type ContentEditor = ReturnType<typeof createContentEditor>;

/** Changes a content folder, one thing at a time, and only if the result passes the content check. */
export function createContentEditor(folder: string) {
  const changes = createContentChanges(folder);
  const words = { open, find, check, save, changeEntry };
  return { ...words, ...createPageEditor(changes), undo: changes.undo };

  /** @throws {EditError} if the place has no words, or no longer */
  function open(place: Place): Words {
    return openWords(place).words;
  }

  /** The place of words without a mark; see `findPlace`. */
  function find(text: string, near: readonly Place[]): Words | null {
    const place = findPlace(text, near, changes.load().files);
    return place === null ? null : openWords(place).words;
  }

  function check(place: Place, value: string): EditCheck {
    const { text } = openWords(place).file;
    const edited = replaceWords(place, text, value);
    const voiceOf = (source: string) => lintText(`content/${place[0]}`, source);
    return {
      // Those that were there before can't be blamed on the edit.
      problems: changes.problemsOf([{ name: place[0], before: text, after: edited }]),
      advice: addedProblems(voiceOf(text), voiceOf(edited)),
    };
  }

  /**
   * @param was the words that the writer started from
   * @throws {EditError} if they're different by now, or the new words have mistakes
   */
  function save(place: Place, was: string, value: string): void {
    const { file, words } = openWords(place);
    requireSame(words, was);
    saveWords(place[0], file.text, replaceWords(place, file.text, value));
  }

  /** Copies, removes, or moves an entry of the innermost list at a place. @param was the words there */
  function changeEntry(place: Place, was: string, action: ListAction): void {
    const { file, words } = openWords(place);
    requireSame(words, was);
    const { entry } = words;
    if (entry === null) throw new EditError('refused', 'This text isn’t in a list.');
    const yaml = yamlOf(place, file.text);
    const changed = changeList(yaml, entry.path, entry.index, action);
    const edited = action === 'copy' ? renameCopy(changed, entry.path, entry.index) : changed;
    saveWords(place[0], file.text, edited + file.text.slice(yaml.length));
  }

  function openWords(place: Place) {
    const file = changes.openFile(place[0]);
    const words = readWords(place, file.text, changes.load().schemas.get(place[0]));
    if (words === null) {
      throw new EditError(
        'conflict',
        `This text is no longer in content/${place[0]}. Reload the page.`,
      );
    }
    return { file, words };
  }

  function saveWords(name: string, before: string, after: string): void {
    if (after !== before) changes.commit([{ name, before, after }, ...changes.dateChange(name)]);
  }
}

function requireSame({ place, value }: Words, was: string): void {
  if (value === was) return;
  throw new EditError(
    'conflict',
    `Not saved: someone else changed this text in content/${place[0]} while you were editing. It now reads: “${value}”. Copy your version, press Escape, and open the text again.`,
  );
}
