import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EditError, openContentFile } from './content-file';

/** A file that a change writes. */
export interface FileChange {
  name: string;
  /** Null for a new file. */
  before: string | null;
  after: string | Uint8Array;
  /** Whether Undo leaves it as it is if somebody else has changed it since. Otherwise, nothing is undone. */
  isOptional?: boolean;
}

/**
 * Writes changes of a content folder, each of one or more files, and takes them back.
 *
 * @param readNames the files that the site reads
 */
export function createChangeLog(folder: string, readNames: () => { has(name: string): boolean }) {
  const changes: (readonly FileChange[])[] = [];
  const open = (name: string) => openContentFile(folder, name, readNames());
  return { write, undo };

  /** @throws {EditError} if a file isn't as it was, or a new one exists */
  function write(files: readonly FileChange[]): void {
    const opened = files.map(({ name, before }) => (before === null ? null : open(name)));
    files.forEach(({ name, before }, index) => {
      if (opened[index] === null) refuseExisting(name);
      else if (opened[index]?.text !== before) {
        const message = `Not saved: content/${name} changed in the same moment. Try again.`;
        throw new EditError('conflict', message);
      }
    });
    // New files first: others may mention them.
    for (const { name, before, after } of files) if (before === null) create(name, after);
    files.forEach(({ after }, index) => {
      if (typeof after === 'string') opened[index]?.save(after);
    });
    changes.push(files);
  }

  /**
   * Takes back the last change.
   *
   * @returns the name of its first file
   * @throws {EditError} if a file has changed since, or there's nothing to undo
   */
  function undo(): string {
    // After a failure, the next Undo takes back the change before this one.
    const files = changes.pop();
    if (files === undefined) throw new EditError('refused', 'There’s nothing to undo.');
    const changed = files.find((file) => file.isOptional !== true && !isAsWritten(file));
    if (changed !== undefined) {
      throw new EditError(
        'conflict',
        `Can’t undo: content/${changed.name} has changed since your last edit here. Open the file and change the text back by hand. The next Undo takes back the edit before that one.`,
      );
    }
    for (const file of files.filter(isAsWritten)) {
      if (file.before === null) rmSync(join(folder, file.name));
      else open(file.name).save(file.before);
    }
    return files[0]?.name ?? '';
  }

  function isAsWritten({ name, before, after }: FileChange): boolean {
    if (before !== null) return open(name).text === after;
    const path = join(folder, name);
    return existsSync(path) && readFileSync(path).equals(Buffer.from(after));
  }

  function refuseExisting(name: string): void {
    if (!existsSync(join(folder, name))) return;
    throw new EditError('refused', `There is a file content/${name} already: use another name.`);
  }

  /** Never writes over a file. */
  function create(name: string, data: string | Uint8Array): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data, { flag: 'wx' });
  }
}
