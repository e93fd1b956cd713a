import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { installHint } from '@/lib/install-hint';

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
    `${name} not found; it is needed to test the site on it, and there is no need to start it. ${installHint({ debian: packages })}`,
  );
}

/** Below the ephemeral range, so the system can't assign the port to another process in the meantime. */
const [lowest, highest] = [18_000, 32_000];

/** An unused port, for servers that can't choose one themselves. */
export async function unusedPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    const server = createServer();
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    } catch {
      // In use; try another.
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/**
 * Replaces lines in the build's configuration, such as the site's folder and the port.
 *
 * @throws if a line to be replaced is missing, so the tests can't run with a configuration that the build didn't write
 */
export function patchConfig(
  configuration: string,
  replacements: Readonly<Record<string, string>>,
): string {
  let text = configuration;
  for (const [line, replacement] of Object.entries(replacements)) {
    if (!text.includes(line)) throw new Error(`The configuration has no line “${line}”.`);
    text = text.replaceAll(line, () => replacement);
  }
  return text;
}
