import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where an ordinary user's PATH does not look. */
const further = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * A server on this machine.
 * @throws with the packages to install, where there is none
 */
export function findBinary(
  name: string,
  packages: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const folders = [...(env.PATH ?? '').split(delimiter), ...further];
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path !== undefined) return path;
  throw new Error(
    `${name} not found; it is needed to test the site on it. ` +
      `Install it with \`apt-get install --no-install-recommends ${packages}\`; there is no need to start it.`,
  );
}
