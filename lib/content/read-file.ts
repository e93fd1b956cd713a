import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const unreadable: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder with the name of a file: rename it, without the ending',
  ELOOP: 'is a link that leads back to itself: delete it, and put the file itself here',
  ENOENT: 'is a link to a file that’s gone: delete it, and put the file itself here',
};

/** The contents of a file, or why it can't be read. @param file one that its folder lists */
export function readBytes(file: string): Buffer | { problem: string } {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = `can’t be read (${code}): check who may open it, or save it again`;
    return { problem: unreadable[code] ?? message };
  }
}

/** What's wrong with a text, and its offset. */
export interface Fault {
  offset: number;
  message: string;
}

const remedy = 'save the file with the encoding UTF-8, which every editor offers';
const replacementCharacter = '\uFFFD';

/**
 * Decodes UTF-8, with or without the byte order mark that some Windows editors add.
 *
 * @returns the text, and what's wrong with it if it isn't UTF-8
 */
export function decodeText(bytes: Buffer): { text: string; fault: Fault | null } {
  // In UTF-16, one of the two bytes of each ASCII character is zero.
  const zero = bytes.indexOf(0);
  if (zero !== -1) {
    const text = new TextDecoder(zero % 2 === 1 ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { text, fault: { offset: 0, message: `is saved as UTF-16: ${remedy}` } };
  }
  // The decoder removes the byte order mark.
  const text = new TextDecoder().decode(bytes);
  const offset = text.indexOf(replacementCharacter);
  if (offset === -1) return { text, fault: null };
  const message = isUtf8(bytes)
    ? `has ${replacementCharacter} where a letter was lost: write the letter again`
    : `has a letter in an older encoding, which would be published as ${replacementCharacter}: ${remedy}`;
  return { text, fault: { offset, message } };
}

const conflictMarker = /^(?![ \t]*#).*?(?<![^\s"'])([<=>|])\1{6}(?![^\s"'])/m;
/** What makes a text unreadable as a whole, and where; null if nothing does. */
export function textFault(text: string): Fault | null {
  const conflict = conflictMarker.exec(text);
  if (conflict === null) return null;
  const message =
    'has two versions of these lines: keep the right one, and delete the other and the lines with <<<<<<<, |||||||, =======, and >>>>>>>';
  return { offset: conflict.index + conflict[0].length - 7, message };
}

/** Whether a path in a folder, or a part of it, is a link, which could lead out of the folder. @param name with slashes */
export function hasLink(folder: string, name: string): boolean {
  const parts = name.split('/');
  return parts.some((_, index) => {
    const path = join(folder, ...parts.slice(0, index + 1));
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  });
}
