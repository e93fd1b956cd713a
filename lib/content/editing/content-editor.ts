import type { Problem } from '../problem';
import { voiceProblems } from '../voice/voice';
import { addedProblems, createContentChanges } from './content-changes';
import { EditError } from './content-file';
import type { Change } from './edit-yaml';
import { createPageEditor } from './page-editor';
import { type Place, withoutMarks } from './place';
import { changeWords, readWords, type Words } from './words';

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
  return { open, check, edit, ...createPageEditor(changes), undo: changes.undo };

  /** @throws {EditError} if the place has no words, or no longer */
  function open(place: Place): Words {
    return openWords(place).words;
  }

  function check(place: Place, value: string): EditCheck {
    const { text } = openWords(place).file;
    const edited = changeWords(place, text, unmarked({ set: value }));
    const voiceOf = (source: string) => voiceProblems(place[0], source);
    return {
      // Those that were there before can't be blamed on the edit.
      problems: changes.problemsOf([{ name: place[0], before: text, after: edited }]),
      advice: addedProblems(voiceOf(text), voiceOf(edited)),
    };
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
    changes.commit([{ name, before: file.text, after }, ...changes.dateChange(name)]);
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
