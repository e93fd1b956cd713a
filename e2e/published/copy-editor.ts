import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

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

  /** Changes what's in a YAML file. */
  // biome-ignore lint/suspicious/noExplicitAny: each file has its own shape, which the copy's content check verifies
  edit(file: string, change: (content: any) => void): void {
    const content = parse(this.read(file));
    change(content);
    this.write(file, stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }));
  }

  /** Changes a page's entry in pages.yaml. */
  editPage(name: string, fields: Readonly<Record<string, string | undefined>>): void {
    this.edit('pages.yaml', (pages: { name: string }[]) => {
      const page = pages.find((each) => each.name === name);
      if (page === undefined) throw new Error(`there’s no page ${name}`);
      Object.assign(page, fields);
    });
  }

  copyFile(from: string, to: string): void {
    mkdirSync(dirname(this.#path(to)), { recursive: true });
    copyFileSync(this.#path(from), this.#path(to));
  }

  /** @throws if there's no such file */
  removeFile(file: string): void {
    rmSync(this.#path(file));
  }
}
