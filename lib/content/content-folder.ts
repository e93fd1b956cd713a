import { isUtf8 } from 'node:buffer';
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { loadYaml, type YamlFile } from './load-yaml';
import { type Problem, positionOf } from './problem';

export type ContentFolder = ReturnType<typeof readContentFolder>;

/** @param edited texts that take the place of files or are new, to see what's wrong with them before they're saved */
export function readContentFolder(folder: string, edited: ReadonlyMap<string, string> = new Map()) {
  const problems: Problem[] = [];
  /** Files of which nothing else is worth reporting. */
  const unreadable = new Set<string>();
  const texts = new Map<string, string>();
  const report = (name: string, text: string, { offset, message }: Fault) => {
    problems.push({ file: `content/${name}`, ...positionOf(text, offset), field: '', message });
  };
  for (const name of listTexts(folder)) {
    const bytes = readBytes(join(folder, name));
    const read = 'problem' in bytes ? null : decodeText(bytes);
    const fault = 'problem' in bytes ? { offset: 0, message: bytes.problem } : read?.fault;
    if (fault != null) report(name, read?.text ?? '', fault);
    if (read !== null) texts.set(name, read.text);
  }
  for (const [name, text] of [...texts, ...edited]) {
    texts.set(name, text.replaceAll('\r\n', '\n'));
    const fault = textFault(text);
    if (fault === null) continue;
    report(name, text, fault);
    unreadable.add(`content/${name}`);
  }
  const wasRead = new Set<string>();
  const opened = new Map<string, YamlFile>();

  /** The text of a file; empty if it's missing. */
  function read(name: string): string {
    wasRead.add(name);
    return texts.get(name) ?? '';
  }
  return {
    /** Contents of the YAML and Markdown files and drawings, by path within the folder, like `pages/About.yaml`. */
    texts,
    problems,
    unreadable,
    read,
    /** Parses a YAML file, once. A missing file parses as empty. */
    open(name: string) {
      const file = opened.get(name) ?? loadYaml(`content/${name}`, read(name));
      opened.set(name, file);
      return file;
    },
    unread: () => [...texts.keys()].filter((name) => !wasRead.has(name)),
  };
}

/** Changes when a file in the folder is saved, added, or removed. */
export function folderFingerprint(folder: string): string {
  return (
    listPaths(folder)
      // A file can be gone by now.
      .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
      .join('\n')
  );
}

/** YAML, Markdown, and SVG files by any of their extensions, so a file that would be ignored can be reported. */
function listTexts(folder: string): string[] {
  return listPaths(folder)
    .filter((path) => /\.(ya?ml|md|markdown|svg)$/i.test(path))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== 'README.md');
}

/**
 * Everything in a folder, except what other programs keep there: files next to one that's being edited, their settings
 * and trash, and the folder of JSON Schemas. With `withFileTypes`, Node doesn't follow links to folders, which can lead
 * back here.
 */
function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !/(^|[\\/])\./.test(path));
}

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
interface Fault {
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
function textFault(text: string): Fault | null {
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
