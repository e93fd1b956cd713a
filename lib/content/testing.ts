import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from './problem';
import { readContent } from './read';

/** A copy of content/ for a test to edit. */
export interface CopiedContent {
  folder: string;
  /** Replaces the first of some words; they must stand there. */
  edit(file: string, from: string | RegExp, to: string): void;
  write(file: string, text: string): void;
  /** The lines in which its mistakes are told. */
  told(options?: Parameters<typeof readContent>[1]): string[];
  remove(): void;
}

/** The value of a field of a page in pages.yaml, whatever stands around it. */
export function fieldOfPage(page: string, field: string): RegExp {
  return new RegExp(`(?<=- name: ${page}\\n(?: {2}.*\\n)*? {2}${field}: )[^\\n]*(?:\\n {4}.*)*`);
}

export function copyContent(): CopiedContent {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    write,
    edit(file, from, to) {
      const text = readFileSync(join(folder, file), 'utf8');
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`${file} has no “${from}”`);
      write(file, edited);
    },
    told(options) {
      try {
        readContent(folder, options);
      } catch (error) {
        if (error instanceof ContentError) return error.message.split('\n').slice(1);
        throw error;
      }
      return [];
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
