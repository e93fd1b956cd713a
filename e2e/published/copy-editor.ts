import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isMap, isSeq, parseDocument } from 'yaml';

/** A place in a YAML file, from the outside in. An object is the entry of a list that has these values. */
export type FieldPath = readonly (string | number | Readonly<Record<string, string>>)[];

/** Edits a copy of the project as a writer would. Files are relative to `content/`. */
export class CopyEditor {
  constructor(readonly folder: string) {}

  #path = (file: string) => join(this.folder, 'content', file);

  read(file: string): string {
    return readFileSync(this.#path(file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(this.#path(file), text);
  }

  /** Changes a field, or adds it. */
  set(file: string, path: FieldPath, value: unknown): void {
    this.#edit(file, (document) => document.setIn(resolve(document, path), value));
  }

  /** Adds an entry to a list, before the one at this index. */
  insert(file: string, path: FieldPath, index: number, value: unknown): void {
    this.#edit(file, (document) => {
      const list = nodeAt(document, resolve(document, path));
      if (!isSeq(list)) throw new Error(`${file}: there’s no list at ${JSON.stringify(path)}`);
      list.items.splice(index, 0, document.createNode(value, { aliasDuplicateObjects: false }));
    });
  }

  remove(file: string, path: FieldPath): void {
    this.#edit(file, (document) => document.deleteIn(resolve(document, path)));
  }

  copyFile(from: string, to: string): void {
    mkdirSync(dirname(this.#path(to)), { recursive: true });
    copyFileSync(this.#path(from), this.#path(to));
  }

  /** @throws if there's no such file */
  removeFile(file: string): void {
    rmSync(this.#path(file));
  }

  #edit(file: string, change: (document: Document) => void): void {
    const document = parseDocument(this.read(file));
    change(document);
    this.write(file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
  }
}

const nodeAt = (document: Document, path: readonly (string | number)[]) =>
  path.length === 0 ? document.contents : document.getIn(path);

/** Finds the indices of list entries that the path describes by their values. */
function resolve(document: Document, path: FieldPath): (string | number)[] {
  const resolved: (string | number)[] = [];
  for (const step of path) {
    if (typeof step !== 'object') {
      resolved.push(step);
      continue;
    }
    const list = nodeAt(document, resolved);
    const entries = isSeq(list) ? list.items : [];
    const index = entries.findIndex(
      (entry) =>
        isMap(entry) && Object.entries(step).every(([key, value]) => entry.get(key) === value),
    );
    if (index === -1) throw new Error(`there’s no entry ${JSON.stringify(step)}`);
    resolved.push(index);
  }
  return resolved;
}
