import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadYaml, type YamlFile } from './parse-yaml';

export interface ContentFolder {
  /** Contents of the YAML and Markdown files, by path within the folder, like `pages/About.yaml`. */
  texts: ReadonlyMap<string, string>;
  /** Parses a YAML file, once. A missing file parses as empty. */
  open(name: string): YamlFile;
}

export function readContentFolder(folder: string): ContentFolder {
  const texts = new Map(
    listFiles(folder).map((name) => [
      name,
      // Strip the byte order mark that some Windows editors add.
      readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, ''),
    ]),
  );
  const opened = new Map<string, YamlFile>();
  return {
    texts,
    open(name) {
      const file = opened.get(name) ?? loadYaml(`content/${name}`, texts.get(name) ?? '');
      opened.set(name, file);
      return file;
    },
  };
}

/** Changes when a file in the folder is saved, added, or removed. */
export function folderFingerprint(folder: string): string {
  return listFiles(folder)
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .join('\n');
}

function listFiles(folder: string): string[] {
  return ['.', 'pages', 'legal', 'drawings'].flatMap((subfolder) =>
    readdirSync(join(folder, subfolder))
      .filter((name) => /\.(yaml|md)$/.test(name) && name !== 'README.md')
      .map((name) => (subfolder === '.' ? name : `${subfolder}/${name}`)),
  );
}
