import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installHint } from '@/lib/install-hint';
import { freePort } from '../../free-port';

interface ServerCommand {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Debian's packages for it. */
  packages: string;
}

/**
 * Starts a server in a folder of its own, and waits until it responds.
 *
 * @param configure writes the configuration to an empty folder and returns the command that starts the server
 * @throws with its output, and how to install it, if it doesn't start
 */
export async function startServer(configure: (folder: string, port: number) => ServerCommand) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { command, args, env, packages } = configure(folder, port);
  // Debian installs servers in a folder that isn't in a regular user's PATH.
  const PATH = `${process.env.PATH}:/usr/sbin`;
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH, ...env } });
  let output = '';
  const record = (text: unknown) => {
    output += String(text);
  };
  child.on('error', record);
  child.stdout.on('data', record);
  child.stderr.on('data', record);

  const isUp = () =>
    fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.pid === undefined || child.exitCode !== null) {
      const hint = installHint({ debian: packages });
      throw new Error(`${command} doesn’t start. ${hint} There’s no need to start it.\n${output}`);
    }
    await setTimeout(100);
  }
  const stop = async () => {
    const closed = once(child, 'close');
    child.kill();
    await closed;
    rmSync(folder, { recursive: true });
  };
  return { url, folder, output: () => output, stop };
}

/** @throws if a line to be replaced is missing */
export function replaceLines(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((edited, [line, replacement]) => {
    if (!edited.includes(line)) throw new Error(`The configuration has no line “${line}”.`);
    return edited.replaceAll(line, () => replacement);
  }, text);
}
