import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress, isText } from '../compress';
import { listName, listOf, writeList } from './hashed-files';
import type { Previous } from './previous';

/** A tab that is open longer than this, and a cache that holds a page longer, meet what is missing. */
export const daysKept = 30;

/**
 * Puts the hashed files of builds before beside those of this one, so that a page which was loaded
 * before a deploy still finds its scripts after it. Names never clash: each says what is in the file.
 *
 * @param today such as '2026-11-20'; what no build of the last 30 days had is left behind
 * @returns how many files were carried over, and how many left behind
 */
export async function carryOver(
  out: string,
  previous: Previous,
  today: string,
): Promise<{ carried: number; leftBehind: number }> {
  const list = listOf(out);
  const foreign = Object.entries(previous.files).filter(([file]) => list[file] === undefined);
  const young = foreign.filter(([, day]) => daysBetween(day, today) <= daysKept);
  for (const [file, day] of young) {
    const target = join(out, file);
    // One run may have been broken off before it could write the list.
    if (!existsSync(target)) {
      const content = await previous.read(file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    if (isText(file)) await compress(target);
    list[file] = day;
  }
  writeList(out, list);
  await compress(join(out, listName));
  return { carried: young.length, leftBehind: foreign.length - young.length };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
