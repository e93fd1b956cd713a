import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * Replaces a folder with another. Renames both, so nobody sees half of either. If a folder can't be renamed, copies the
 * files: it may be a mount point or on another device, or a program on Windows may have it open.
 *
 * @param from is moved, or copied and left where it is
 * @param to may be missing, or a link to a folder
 * @param aside an unused path, which gets the old folder if it can be renamed
 * @throws if the files can't be copied either, perhaps after some of them were
 */
export function replaceFolder(from: string, to: string, aside: string): void {
  const target = existsSync(to) ? realpathSync(to) : to;
  const isOutOfTheWay = !existsSync(target) || rename(target, aside);
  if (isOutOfTheWay && rename(from, target)) return;
  if (existsSync(aside)) rename(aside, target);
  copyOver(from, target);
}

/**
 * Makes a folder's files the same as another's. Files at the top come last, and deletions after that, so a website stays
 * usable at any moment: its pages find their own scripts and styles.
 */
export function copyOver(from: string, to: string): void {
  const depth = (path: string) => path.split(sep).length;
  const files = readdirSync(from, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))
    .sort((a, b) => depth(b) - depth(a));
  for (const file of files) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    // Not in place: an interruption would leave half a file.
    cpSync(join(from, file), `${target}.part`, { preserveTimestamps: true });
    renameSync(`${target}.part`, target);
  }
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(join(from, name))) rmSync(join(to, name), { recursive: true, force: true });
  }
}

/** Whether it worked. */
function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    // The caller copies the files, which fails with the same reason if that's not possible either.
    return false;
  }
}
