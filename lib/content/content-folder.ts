import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decodeText } from './decode-text';
import { loadYaml, type YamlFile } from './parse-yaml';
import { type Problem, positionOf } from './problem';

export interface ContentFolder {
  /** Contents of the YAML and Markdown files, by path within the folder, like `pages/About.yaml`. */
  texts: ReadonlyMap<string, string>;
  /** Files that aren't UTF-8. */
  problems: readonly Problem[];
  /** The text of a file; empty if it's missing. */
  read(name: string): string;
  /** Parses a YAML file, once. A missing file parses as empty. */
  open(name: string): YamlFile;
  /** Files that nothing has read or opened. */
  unread(): string[];
}

/** @param edited texts that take the place of files, to see what's wrong with them before they're saved */
export function readContentFolder(
  folder: string,
  edited: ReadonlyMap<string, string> = new Map(),
): ContentFolder {
  const problems: Problem[] = [];
  const texts = new Map(
    listFiles(folder).map((name) => {
      const { text, fault } = decodeText(readFileSync(join(folder, name)));
      if (fault !== null) {
        const position = positionOf(text, fault.offset);
        problems.push({ file: `content/${name}`, ...position, field: '', message: fault.message });
      }
      return [name, (edited.get(name) ?? text).replaceAll('\r\n', '\n')];
    }),
  );
  const wasRead = new Set<string>();
  const opened = new Map<string, YamlFile>();

  function read(name: string): string {
    wasRead.add(name);
    return texts.get(name) ?? '';
  }
  return {
    texts,
    problems,
    read,
    open(name) {
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
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !isHidden(name))
      // A file can be gone by now.
      .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
      .join('\n')
  );
}

/** Such as the files that text editors keep next to one that's being edited, and the folder of JSON Schemas. */
const isHidden = (path: string) => /(^|[\\/])\./.test(path);

/** YAML and Markdown files by any of their extensions, so a file that would be ignored can be reported. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !isHidden(path) && /\.(ya?ml|md|markdown)$/i.test(path))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path !== 'README.md');
}
