import { basename } from 'node:path';
import { folderFingerprint } from '../content-folder';
import type { Problem } from '../problem';
import { loadContent } from '../read-content';
import { createChangeLog, type FileChange } from './change-log';
import { EditError, openContentFile } from './content-file';
import { withUpdated } from './updated-date';

/** Films are checked by commands: words don't change them. */
const options = { preview: true, media: null };

export type CheckedChanges = ReturnType<typeof createCheckedChanges>;

/** Writes files of a content folder only if the result passes the content check. */
export function createCheckedChanges(folder: string) {
  const log = createChangeLog(folder, () => load().files.texts);
  let loaded: { stamp: string; content: ReturnType<typeof loadContent> } | undefined;
  return { load, openFile, dateChange, commit, problemsOf, undo: log.undo };

  /** The content as it's saved, read again once a file has changed. */
  function load() {
    const stamp = folderFingerprint(folder);
    if (loaded?.stamp !== stamp) loaded = { stamp, content: loadContent(folder, options) };
    return loaded.content;
  }

  function openFile(name: string) {
    return openContentFile(folder, name, load().files.texts);
  }

  /** Today as the date of the file's page. */
  function dateChange(name: string): FileChange[] {
    const before = openFile('pages.yaml').text;
    const after = withUpdated(name, before, new Date());
    return before === after ? [] : [{ name: 'pages.yaml', before, after, isOptional: true }];
  }

  /** @throws {EditError} if the files would have mistakes that aren't there now */
  function commit(files: readonly FileChange[]): void {
    const problems = problemsOf(files);
    if (problems.length > 0) {
      throw new EditError('refused', 'Not saved: the content check found a mistake.', problems);
    }
    log.write(files);
  }

  function problemsOf(files: readonly FileChange[]): readonly Problem[] {
    const edited = new Map<string, string>();
    const pictures = new Map<string, Uint8Array>();
    for (const { name, after } of files) {
      if (typeof after === 'string') edited.set(name, after);
      else pictures.set(basename(name), after);
    }
    return addedProblems(
      load().problems,
      loadContent(folder, { ...options, edited, pictures }).problems,
    );
  }
}

/** The problems that weren't there before. */
export function addedProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
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
