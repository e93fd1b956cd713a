import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { loadYaml, type YamlFile } from './load-yaml';
import { type Problem, positionOf } from './problem';
import { decodeText, type Fault, readBytes, textFault } from './read-file';

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
