import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { ContentError } from './problem';
import { readContent } from './read-content';

/** A small content folder, independent of the site's copy. Only tests read it. */
export const fixtureFolder = 'lib/content/fixture';

type Options = Parameters<typeof readContent>[1];

/** A copy for the tests of a file, made again before each of them. */
export function testCopy() {
  const copy = copyContent();
  beforeEach(() => {
    rmSync(copy.folder, { recursive: true });
    cpSync(fixtureFolder, copy.folder, { recursive: true });
  });
  afterAll(copy.remove);
  return copy;
}

/** A copy of the fixture for a test to edit. */
export function copyContent() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(fixtureFolder, folder, { recursive: true });
  const media = join(folder, 'media');
  const write = (file: string, text: string | Buffer) => writeFileSync(join(folder, file), text);
  const read = (options?: Options) => readContent(folder, { media, ...options });
  return {
    folder,
    media,
    write,
    /** Replaces the first match. @throws if there is none */
    edit(file: string, from: string | RegExp, to: string) {
      const text = readFileSync(join(folder, file), 'utf8');
      const edited = text.replace(from, () => to);
      if (edited === text) throw new Error(`${file} has no “${from}”`);
      write(file, edited);
    },
    read,
    /** The lines of the error message, one for each problem; empty if there are none. */
    errorLines(options?: Options): string[] {
      try {
        read(options);
      } catch (error) {
        if (error instanceof ContentError) return error.message.split('\n').slice(1);
        throw error;
      }
      return [];
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
