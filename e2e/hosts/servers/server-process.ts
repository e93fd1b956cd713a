import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installHint } from '@/lib/install-hint';
import { freePort } from '../../free-port';

const pollIntervalMs = 100;
// Long, so only a hang times out.
const startTimeoutMs = 60_000;

export interface RunningHost {
  url: string;
  stop(): Promise<void>;
}

interface ServerCommand {
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts a server in its own process group, waits until it responds, and removes its folder when it stops.
 *
 * @param configure writes the configuration to an empty folder and returns the command that starts the server
 * @throws with its output, if it exits early or doesn't respond in time
 */
export async function startServer(
  configure: (folder: string, port: number) => ServerCommand,
): Promise<RunningHost & { folder: string; output: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { command, args, env } = configure(folder, port);
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => {
    if (child.pid !== undefined && !hasExited()) process.kill(-child.pid, 'SIGKILL');
  };
  // However this process exits.
  process.once('exit', kill);
  const stop = async () => {
    process.removeListener('exit', kill);
    kill();
    await closed;
    rmSync(folder, { recursive: true });
  };

  for (let waited = 0; waited < startTimeoutMs; waited += pollIntervalMs) {
    if (hasExited()) break;
    if (await isResponding(url)) return { url, folder, output: () => output, stop };
    await setTimeout(pollIntervalMs);
  }
  await stop();
  throw new Error(`${command} is not responding at ${url}:\n${output}`);
}

async function isResponding(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    // Not yet.
    return false;
  }
}

/** Debian installs servers in a folder that isn't in a regular user's PATH. */
const extraFolders = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a server's binary. @throws with the packages to install, if it isn't installed */
export function findBinary(name: string, packages: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...extraFolders];
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (path !== undefined) return path;
  throw new Error(
    `${name} not found; it is needed to test the site on it, and there is no need to start it. ${installHint({ debian: packages })}`,
  );
}

/** @throws if a line to be replaced is missing */
export function replaceLines(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((edited, [line, replacement]) => {
    if (!edited.includes(line)) throw new Error(`The configuration has no line “${line}”.`);
    return edited.replaceAll(line, () => replacement);
  }, text);
}
