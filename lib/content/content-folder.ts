import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadYaml, type YamlFile } from './parse-yaml';

export interface ContentFolder {
  /** The texts of the folder by their names in it, `pages/About.yaml`: YAML and Markdown alone. */
  texts: ReadonlyMap<string, string>;
  /** A YAML file, read once; one that is missing is empty. */
  open(name: string): YamlFile;
}

export function readContentFolder(folder: string): ContentFolder {
  const texts = new Map(
    listFiles(folder).map((name) => [
      name,
      // Editors on Windows put an invisible mark at the beginning.
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

/** Changes when a text of the folder is saved, comes or goes. */
export function folderFingerprint(folder: string): string {
  return listFiles(folder)
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .join('\n');
}

function listFiles(folder: string): string[] {
  return ['.', 'pages', 'legal', 'drawings'].flatMap((place) =>
    readdirSync(join(folder, place))
      .filter((name) => /\.(yaml|md)$/.test(name) && name !== 'README.md')
      .map((name) => (place === '.' ? name : `${place}/${name}`)),
  );
}
