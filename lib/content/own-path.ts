import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a path in a folder, or a part of it, is a link, which could lead out of the folder. @param name with slashes */
export function hasLink(folder: string, name: string): boolean {
  const parts = name.split('/');
  return parts.some((_, index) => {
    const path = join(folder, ...parts.slice(0, index + 1));
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  });
}
