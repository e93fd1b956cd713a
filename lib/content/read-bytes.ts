import { readFileSync } from 'node:fs';

const problems: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder with the name of a file: rename it, without the ending',
  ELOOP: 'is a link that leads back to itself: delete it, and put the file itself here',
  ENOENT: 'is a link to a file that’s gone: delete it, and put the file itself here',
};

/** The contents of a file, or why it can't be read. @param file one that its folder lists */
export function readBytes(file: string): Buffer | { problem: string } {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = `can’t be read (${code}): check who may open it, or save it again`;
    return { problem: problems[code] ?? message };
  }
}
