import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { todayAtPlant } from '@/lib/plant/today';
import { decodeText, folderFingerprint, hasLink } from '../content-folder';
import type { Problem } from '../problem';
import { loadContent } from '../read-content';
import { stringField } from '../tree';
import { EditError } from './edit-error';
import { editYaml } from './edit-yaml';

/** A file before and after a change; null if it isn't there. */
interface FileChange {
  name: string;
  before: Buffer | null;
  after: Buffer | null;
  /** Whether Undo leaves it as it is if somebody else has changed it since. Otherwise, nothing is undone. */
  isOptional?: boolean;
}

/** Films are checked by commands: words don't change them. */
const options = { preview: true, media: null };
const byteOrderMark = '\uFEFF';

/** Writes files of a content folder, if the result passes the content check, and takes such changes back. */
export function createContentChanges(folder: string) {
  const changes: (readonly FileChange[])[] = [];
  let loaded: { stamp: string; content: ReturnType<typeof loadContent> } | undefined;
  return { load, open, replaceFile, dateChange, commit, problemsOf, undo };

  /** The content as it's saved, read again once a file has changed. */
  function load() {
    const stamp = folderFingerprint(folder);
    if (loaded?.stamp !== stamp) loaded = { stamp, content: loadContent(folder, options) };
    return loaded.content;
  }

  /** @throws {EditError} if the site doesn't read the file, or it can't be written back without changing more than words */
  function open(name: string) {
    if (!load().files.texts.has(name) || hasLink(folder, name)) {
      throw new EditError('refused', `content/${name} isn’t a file that can be edited here.`);
    }
    const before = readFileSync(join(folder, name));
    const { text, fault } = decodeText(before);
    if (fault !== null) throw new EditError('refused', `content/${name} ${fault.message}.`);
    const [lineBreak = '\n', ...others] = new Set(text.match(/\r?\n/g));
    if (others.length > 0) {
      const message = `content/${name} mixes Windows (CRLF) and Unix (LF) line endings. In your text editor, set line endings to LF, save, and try again.`;
      throw new EditError('refused', message);
    }
    const mark = before.toString().startsWith(byteOrderMark) ? byteOrderMark : '';
    return {
      /** With line breaks as `\n`, and without a byte order mark. */
      text: text.replaceAll('\r\n', '\n'),
      changeTo(edited: string): FileChange {
        const after = Buffer.from(mark + edited.replaceAll('\n', lineBreak));
        return { name, before, after };
      },
    };
  }

  /** @param after null for a file that goes */
  function replaceFile(name: string, after: Uint8Array | null): FileChange {
    return { name, before: readFileSync(join(folder, name)), after: after && Buffer.from(after) };
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
    const registry = open('pages.yaml');
    const edited = editYaml(registry.text, [index, 'updated'], { set: todayAtPlant() });
    return edited === registry.text ? [] : [{ ...registry.changeTo(edited), isOptional: true }];
  }

  /** @throws {EditError} if there would be new mistakes, or a file isn't as it was */
  function commit(files: readonly FileChange[]): void {
    const problems = problemsOf(files);
    if (problems.length > 0) {
      throw new EditError('refused', 'Not saved: the content check found a mistake.', problems);
    }
    for (const { name, before } of files) {
      if (hasLink(folder, name)) {
        const message = `content/${name} is a link, or in a folder that is one, so nothing is saved there. Put the file or folder itself into content/.`;
        throw new EditError('refused', message);
      }
      if (!holds(name, before)) {
        throw before === null
          ? new EditError('refused', `There is a file content/${name} already: use another name.`)
          : new EditError('conflict', `Not saved: content/${name} has changed. Try again.`);
      }
    }
    writeAll(files.map(({ name, after }) => ({ name, bytes: after })));
    changes.push(files);
  }

  function problemsOf(files: readonly FileChange[]): readonly Problem[] {
    const isPicture = ({ name }: FileChange) => name.startsWith('images/');
    const texts = files.filter((file) => !isPicture(file));
    const edited = new Map(
      texts.map(({ name, after }) => [name, after === null ? '' : decodeText(after).text]),
    );
    const pictures = new Map(
      files.filter(isPicture).map(({ name, after }) => [basename(name), after]),
    );
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
    const changed = files.find(({ name, after, isOptional }) => !isOptional && !holds(name, after));
    if (changed !== undefined) {
      throw new EditError(
        'conflict',
        `Can’t undo: content/${changed.name} has changed since your last edit here. Open the file and change the text back by hand. The next Undo takes back the edit before that one.`,
      );
    }
    const unchanged = files.filter(({ name, after }) => holds(name, after));
    writeAll(unchanged.map(({ name, before }) => ({ name, bytes: before })));
    return files[0]?.name ?? '';
  }

  function holds(name: string, bytes: Buffer | null): boolean {
    const path = join(folder, name);
    if (bytes === null || !existsSync(path)) return bytes === null && !existsSync(path);
    return !hasLink(folder, name) && readFileSync(path).equals(bytes);
  }

  /** New files first, and those that go last: others mention them, and next dev reads them meanwhile. */
  function writeAll(files: readonly { name: string; bytes: Buffer | null }[]): void {
    const isNew = (name: string) => !existsSync(join(folder, name));
    const rankOf = (file: (typeof files)[number]) =>
      file.bytes === null ? 2 : isNew(file.name) ? 0 : 1;
    const inOrder = files.toSorted((one, other) => rankOf(one) - rankOf(other));
    for (const { name, bytes } of inOrder) write(name, bytes);
  }

  /** Writes next to the file, then renames: after a failure, there's the old file or the new one, never half of it. */
  function write(name: string, bytes: Buffer | null): void {
    const path = join(folder, name);
    if (bytes === null) {
      rmSync(path);
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    // Files whose name starts with a dot aren't content.
    const temporary = join(dirname(path), `.${basename(path)}.tmp`);
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  }
}

/** The problems that weren't there before. */
function addedProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
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
