import { lstatSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../problem';
import { decodeText } from '../read-file';

const byteOrderMark = '\uFEFF';

/**
 * Opens a file for editing.
 *
 * @param name must be a file that the site reads: anything else is outside of content/
 * @throws {EditError} if the file can't be written back without changing more than its words
 */
export function openContentFile(
  folder: string,
  name: string,
  known: { has(name: string): boolean },
) {
  const path = join(folder, name);
  // A link could lead out of the folder.
  const isOwn = known.has(name) && realpathSync(path) === join(realpathSync(folder), name);
  if (!isOwn || !lstatSync(path).isFile()) {
    throw new EditError('refused', `content/${name} isn’t a file that can be edited here.`);
  }
  const bytes = readFileSync(path);
  const { text, fault } = decodeText(bytes);
  if (fault !== null) throw new EditError('refused', `content/${name} ${fault.message}.`);
  const lineBreaks = text.split('\n').length - 1;
  const windowsBreaks = text.split('\r\n').length - 1;
  if (windowsBreaks !== 0 && windowsBreaks !== lineBreaks) {
    throw new EditError(
      'refused',
      `content/${name} mixes Windows (CRLF) and Unix (LF) line endings. In your text editor, set line endings to LF, save, and try again.`,
    );
  }
  const hadMark = bytes.toString('utf8').startsWith(byteOrderMark);
  return {
    /** With line breaks as `\n`, and without a byte order mark. */
    text: text.replaceAll('\r\n', '\n'),
    /** Keeps the file's line breaks and its byte order mark. @throws {EditError} if it has changed since it was opened */
    save(edited: string) {
      if (!readFileSync(path).equals(bytes)) {
        const message = `Not saved: content/${name} changed in the same moment. Try again.`;
        throw new EditError('conflict', message);
      }
      const lines = windowsBreaks === 0 ? edited : edited.replaceAll('\n', '\r\n');
      replaceFile(path, (hadMark ? byteOrderMark : '') + lines);
    },
  };
}

/** Writes next to the file, then renames: after a failure, there's the old file or the new one, never half of it. */
function replaceFile(path: string, text: string): void {
  // Files whose name starts with a dot aren't content.
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { mode: lstatSync(path).mode });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Why an edit wasn't made. The message is for the writer. */
export class EditError extends Error {
  override readonly name = 'EditError';

  /**
   * @param reason `conflict`: the words have changed in the meantime; `refused`: they can't be changed this way
   * @param problems the mistakes that the edit would have made
   */
  constructor(
    readonly reason: 'conflict' | 'refused',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}
