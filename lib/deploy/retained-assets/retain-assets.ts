import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress, isText } from '@/lib/export/compress';
import { listName, loadList, parseList, writeList } from './hashed-files';

/** The build that is published now. */
type PreviousBuild = Awaited<ReturnType<typeof openPreviousBuild>>;

/** @param source its `out/` folder, or the URL where it's published. @throws Error if it isn't there */
export async function openPreviousBuild(source: string) {
  if (!/^https?:\/\//.test(source)) {
    const files = loadList(source);
    return { name: source, files, read: (file: string) => readFile(join(source, file)) };
  }
  const { origin } = new URL(source);
  const fetchFile = async (file: string): Promise<Response> => {
    const url = `${origin}/${file}`;
    const response = await fetch(url, { redirect: 'error' });
    if (response.ok) return response;
    throw new Error(`${url} returned status ${response.status}.`);
  };
  const files = parseList(await (await fetchFile(listName)).text(), `${origin}/${listName}`);
  return { name: origin, files, read: async (file: string) => (await fetchFile(file)).bytes() };
}

/** Tabs and caches that keep a page longer than this may request files that are gone. */
export const retentionDays = 30;

/**
 * Copies the hashed files of previous builds into this one, so pages loaded before a deploy still find their scripts.
 * Names can't clash, because each contains a hash of the file.
 *
 * @param today YYYY-MM-DD; files that no build of the last 30 days used have expired and aren't copied
 * @returns how many files were copied, and how many have expired
 */
export async function retainAssets(
  out: string,
  previous: PreviousBuild,
  today: string,
): Promise<{ retained: number; expired: number }> {
  const list = loadList(out);
  const older = Object.entries(previous.files).filter(([file]) => list[file] === undefined);
  const recent = older.filter(([, day]) => daysBetween(day, today) <= retentionDays);
  for (const [file, day] of recent) {
    const target = join(out, file);
    // An earlier run may have stopped before it wrote the list.
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
  return { retained: recent.length, expired: older.length - recent.length };
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
