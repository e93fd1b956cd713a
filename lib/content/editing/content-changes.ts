import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { todayAtPlant } from '@/lib/plant/today';
import { folderFingerprint } from '../content-folder';
import { hasLink } from '../own-path';
import type { Problem } from '../problem';
import { loadContent } from '../read-content';
import { stringField } from '../tree';
import { EditError, openContentFile } from './content-file';
import { editYaml } from './edit-yaml';

/** A file that a change writes. */
interface FileChange {
  name: string;
  /** Null for a new file. */
  before: string | null;
  after: string | Uint8Array;
  /** Whether Undo leaves it as it is if somebody else has changed it since. Otherwise, nothing is undone. */
  isOptional?: boolean;
}

/** Films are checked by commands: words don't change them. */
const options = { preview: true, media: null };

export type ContentChanges = ReturnType<typeof createContentChanges>;

/** Writes files of a content folder, if the result passes the content check, and takes such changes back. */
export function createContentChanges(folder: string) {
  const changes: (readonly FileChange[])[] = [];
  let loaded: { stamp: string; content: ReturnType<typeof loadContent> } | undefined;
  return { load, openFile, dateChange, commit, problemsOf, undo };

  /** The content as it's saved, read again once a file has changed. */
  function load() {
    const stamp = folderFingerprint(folder);
    if (loaded?.stamp !== stamp) loaded = { stamp, content: loadContent(folder, options) };
    return loaded.content;
  }

  function openFile(name: string) {
    return openContentFile(folder, name, load().files.texts);
  }

  /**
   * The change in pages.yaml that dates a file's page today. None if the file isn't that of one page, the page has no
   * date, or it's already dated today.
   */
  function dateChange(name: string): FileChange[] {
    const own: Record<string, string> = { 'home.yaml': 'Home', 'agents.yaml': 'AITeam' };
    const page = own[name] ?? /^pages\/(\w+)\.(?:yaml|md)$/.exec(name)?.[1];
    const entries = load().files.open('pages.yaml').value;
    const index = (Array.isArray(entries) ? entries : []).findIndex(
      (entry) => stringField(entry, 'name') === page && stringField(entry, 'updated') !== null,
    );
    if (page === undefined || index === -1) return [];
    const before = openFile('pages.yaml').text;
    const after = editYaml(before, [index, 'updated'], { set: todayAtPlant() });
    return before === after ? [] : [{ name: 'pages.yaml', before, after, isOptional: true }];
  }

  /** @throws {EditError} if there would be new mistakes, a file isn't as it was, or a new one exists */
  function commit(files: readonly FileChange[]): void {
    const problems = problemsOf(files);
    if (problems.length > 0) {
      throw new EditError('refused', 'Not saved: the content check found a mistake.', problems);
    }
    const opened = files.map(({ name, before }) => {
      if (hasLink(folder, name)) {
        const message = `content/${name} is a link, or in a folder that is one, so nothing is saved there. Put the file or folder itself into content/.`;
        throw new EditError('refused', message);
      }
      if (before === null && existsSync(join(folder, name))) {
        const message = `There is a file content/${name} already: use another name.`;
        throw new EditError('refused', message);
      }
      const file = before === null ? null : openFile(name);
      if (file !== null && file.text !== before) {
        const message = `Not saved: content/${name} changed in the same moment. Try again.`;
        throw new EditError('conflict', message);
      }
      return file;
    });
    // New files first: others may mention them.
    for (const { name, before, after } of files) if (before === null) create(name, after);
    for (const [index, { after }] of files.entries()) {
      if (typeof after === 'string') opened[index]?.save(after);
    }
    changes.push(files);
  }

  function problemsOf(files: readonly FileChange[]): readonly Problem[] {
    const edited = new Map<string, string>();
    const pictures = new Map<string, Uint8Array>();
    for (const { name, after } of files) {
      if (typeof after === 'string') edited.set(name, after);
      else pictures.set(basename(name), after);
    }
    const { problems } = loadContent(folder, { ...options, edited, pictures });
    return addedProblems(load().problems, problems);
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
    for (const { name, before } of files.filter(isAsWritten)) {
      if (before === null) rmSync(join(folder, name));
      else openFile(name).save(before);
    }
    return files[0]?.name ?? '';
  }

  function isAsWritten({ name, before, after }: FileChange): boolean {
    if (before !== null) return openFile(name).text === after;
    const path = join(folder, name);
    return (
      !hasLink(folder, name) && existsSync(path) && readFileSync(path).equals(Buffer.from(after))
    );
  }

  /** Never writes over a file. */
  function create(name: string, data: string | Uint8Array): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data, { flag: 'wx' });
  }
}

/** The problems that weren't there before. */
export function addedProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  // Entries that move in their list change their indexes.
  const keyOf = ({ file, field, message }: Problem) =>
    `${file} ${field.replace(/\[\d+\]/g, '[]')} ${message}`;
  const known = before.map(keyOf);
  return after.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
