import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HashedFiles, listName, loadList, parseList } from './hashed-files';

/** The build that is published now. */
export interface PreviousBuild {
  /** Its folder or URL, as shown in messages. */
  name: string;
  files: HashedFiles;
  read(file: string): Promise<Uint8Array>;
}

/**
 * Opens the previous build.
 *
 * @param source its `out/` folder, or the URL where it's published
 * @throws Error if it isn't there
 */
export async function openPreviousBuild(source: string): Promise<PreviousBuild> {
  if (!/^https?:\/\//.test(source)) {
    const files = loadList(source);
    return { name: source, files, read: (file) => readFile(join(source, file)) };
  }
  const { origin } = new URL(source);
  const fetchFile = async (file: string): Promise<Response> => {
    const url = `${origin}/${file}`;
    const response = await fetch(url, { redirect: 'error' });
    if (response.ok) return response;
    throw new Error(`${url} returned status ${response.status}.`);
  };
  const files = parseList(await (await fetchFile(listName)).text(), `${origin}/${listName}`);
  return { name: origin, files, read: async (file) => (await fetchFile(file)).bytes() };
}
