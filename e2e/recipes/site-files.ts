import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';

/**
 * A field in a YAML file, from the outside in. A segment is a key, an index, or `key=value` for the entry of a list that
 * has this value: `id=values.points.0.title`.
 */
type FieldPath = string;

/** A folder with the site, for a recipe to edit as a writer would. Files are relative to it. */
export interface SiteFiles {
  /** Files in a folder. */
  list(folder: string): string[];
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces matches. @throws if there are none */
  replace(file: string, from: RegExp, to: string): void;
  /** A field's value, or with an empty path the file's. @throws if there's no such field */
  get(file: string, path: FieldPath): unknown;
  /** Changes a field, or adds it. @throws if there's nothing to add it to */
  set(file: string, path: FieldPath, value: unknown): void;
  /** Adds an entry at this place in a list. @throws if there's no such place */
  insert(file: string, path: FieldPath, value: unknown): void;
  /** Removes a field or an entry. @throws if there's no such field */
  remove(file: string, path: FieldPath): void;
  /** Moves an entry of a list. @throws if there's no such entry */
  move(file: string, path: FieldPath, index: number): void;
  /** @throws if there's no such file */
  copyFile(from: string, to: string): void;
  /** @throws if there's no such file */
  renameFile(from: string, to: string): void;
  removeFile(file: string): void;
}

function nodeAt(document: Document, path: readonly (string | number)[]): unknown {
  return path.length === 0 ? document.contents : document.getIn(path);
}

function parentOf(document: Document, path: readonly (string | number)[]): unknown {
  return nodeAt(document, path.slice(0, -1));
}

/** @param folder a copy of the project, or of as much of it as the recipes edit */
export function siteFiles(folder: string): SiteFiles {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  /** Resolves `key=value` segments. The last segment may be new. */
  function resolvePath(document: Document, file: string, path: FieldPath): (string | number)[] {
    const resolved: (string | number)[] = [];
    for (const segment of path.split('.')) {
      const [, key, value] = /^(\w+)=(.*)$/.exec(segment) ?? [];
      if (key === undefined) {
        resolved.push(/^\d+$/.test(segment) ? Number(segment) : segment);
        continue;
      }
      const list = nodeAt(document, resolved);
      const index = isSeq(list)
        ? list.items.findIndex((entry) => isCollection(entry) && entry.get(key) === value)
        : -1;
      if (index === -1) throw new Error(`${file} has no entry ${path}`);
      resolved.push(index);
    }
    return resolved;
  }

  function editYaml(
    file: string,
    path: FieldPath,
    edit: (document: Document, resolved: (string | number)[]) => void,
  ): void {
    const document = parseDocument(read(file));
    edit(document, resolvePath(document, file, path));
    write(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
  }

  function expectField(document: Document, file: string, path: (string | number)[]): void {
    if (!document.hasIn(path)) throw new Error(`${file} has no field ${path.join('.')}`);
  }

  return {
    list: (name) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
    read,
    write,
    replace(file, from, to) {
      const text = read(file);
      if (text.search(from) === -1) throw new Error(`${file} has no “${from}”`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    get(file, path) {
      const document = parseDocument(read(file));
      if (path === '') return document.toJS();
      const resolved = resolvePath(document, file, path);
      expectField(document, file, resolved);
      const value = document.getIn(resolved);
      return isCollection(value) || isScalar(value) ? value.toJS(document) : value;
    },
    set: (file, path, value) =>
      editYaml(file, path, (document, resolved) => {
        if (!isMap(parentOf(document, resolved))) expectField(document, file, resolved);
        document.setIn(resolved, value);
      }),
    insert: (file, path, value) =>
      editYaml(file, path, (document, resolved) => {
        const list = parentOf(document, resolved);
        const index = Number(resolved.at(-1));
        if (!isSeq(list) || !(index <= list.items.length)) {
          throw new Error(`${file} has no place ${path} in a list`);
        }
        list.items.splice(index, 0, document.createNode(value));
      }),
    remove: (file, path) =>
      editYaml(file, path, (document, resolved) => {
        expectField(document, file, resolved);
        document.deleteIn(resolved);
      }),
    move: (file, path, index) =>
      editYaml(file, path, (document, resolved) => {
        expectField(document, file, resolved);
        const list = parentOf(document, resolved);
        if (!isSeq(list)) throw new Error(`${file}: ${path} isn’t an entry of a list`);
        const [entry] = list.items.splice(Number(resolved.at(-1)), 1);
        list.items.splice(index, 0, entry);
      }),
    copyFile(from, to) {
      mkdirSync(dirname(join(folder, to)), { recursive: true });
      copyFileSync(join(folder, from), join(folder, to));
    },
    renameFile: (from, to) => renameSync(join(folder, from), join(folder, to)),
    removeFile: (file) => rmSync(join(folder, file), { force: true }),
  };
}
