import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HashedFiles, listName, listOf, readList } from './hashed-files';

/** A build that was published before. */
export interface Previous {
  /** As a person names it. */
  name: string;
  files: HashedFiles;
  read(file: string): Promise<Uint8Array>;
}

/**
 * Opens the build before: a folder that was its `out/`, or the address where it is published.
 *
 * @throws Error where there is none
 */
export async function openPrevious(source: string): Promise<Previous> {
  if (!/^https?:\/\//.test(source)) {
    const files = listOf(source);
    return { name: source, files, read: (file) => readFile(join(source, file)) };
  }
  const { origin } = new URL(source);
  const fetchFile = async (file: string): Promise<Response> => {
    const address = `${origin}/${file}`;
    const answer = await fetch(address, { redirect: 'error' });
    if (answer.ok) return answer;
    throw new Error(`${address} returned status ${answer.status}.`);
  };
  const files = readList(await (await fetchFile(listName)).text(), `${origin}/${listName}`);
  return { name: origin, files, read: async (file) => (await fetchFile(file)).bytes() };
}
