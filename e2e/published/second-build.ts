import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';
import { readContent } from '@/lib/content/read-content';
import { site } from '../registry';

/** A copy of the site, built in addition to `out/` with edited copy and for other origins. */
export const copyFolder = resolve('test-results/published site #2');
export const out = join(copyFolder, 'out');

/** Placeholders, except those of drafts. */
const placeholders = readContent('content', { media: null, preview: true }).pages.filter(
  ({ kind }) => kind === 'placeholder',
);
const [inMarkdown, inYaml, asDraft] = placeholders.map(({ name }) => name);
if (inMarkdown === undefined || inYaml === undefined || asDraft === undefined) {
  throw new Error('fewer than three placeholders are left for the copy to write');
}

/** The placeholders that the edits turn into two written pages and a draft. */
export const editedPages = { inMarkdown, inYaml, asDraft };

/** The product's name in the copy. */
export const newName = site.name === 'Sabine' ? 'Pecos' : 'Sabine';

/** Home’s film in the copy. */
export function filmOfCopy() {
  return readContent(join(copyFolder, 'content'), { media: null }).home.hero.film;
}

/** Hostnames that the tests' browser maps to ports on this machine. */
export const origins = {
  site: 'http://site.localhost',
  platform: 'http://platform.localhost',
  media: 'http://media.localhost',
  editor: 'http://editor.localhost',
};

/** Environment variables for the build. */
export const settings = {
  NEXT_PUBLIC_SITE_URL: origins.site,
  NEXT_PUBLIC_PLATFORM_URL: origins.platform,
  NEXT_PUBLIC_PARENT_ORIGINS: origins.editor,
  NEXT_PUBLIC_MEDIA_URL: `${origins.media}/media`,
};

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

  editPage(name: string, fields: Readonly<Record<string, unknown>>): void {
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
