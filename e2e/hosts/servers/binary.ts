import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs servers in folders that aren't in a regular user's PATH. */
const extraFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * The path of a server's binary.
 *
 * @throws with the packages to install, if it isn't installed
 */
export function findBinary(
  name: string,
  packages: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const folders = [...(env.PATH ?? '').split(delimiter), ...extraFolders];
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path !== undefined) return path;
  throw new Error(
    `${name} not found; it is needed to test the site on it. ` +
      `Install it with \`apt-get install --no-install-recommends ${packages}\`; there is no need to start it.`,
  );
}
