import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { RunningHost } from './host';

const pollIntervalMs = 100;
// Long, so only a hang times out.
const startTimeoutMs = 60_000;

interface ServerCommand {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts a server in its own process group and waits until it responds.
 *
 * @throws with its output, if it exits early or doesn't respond in time
 */
export async function startServerProcess(
  url: string,
  serverCommand: ServerCommand,
): Promise<RunningHost> {
  const { command, args, cwd, env = {} } = serverCommand;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let serverOutput = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      serverOutput = (serverOutput + text).slice(-5000);
    });
  }
  const ended = once(child, 'close');
  let hasEnded = false;
  ended.then(
    () => {
      hasEnded = true;
    },
    () => {
      hasEnded = true;
    },
  );
  const killGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has already exited.
    }
  };
  // Kill the server however this process exits.
  const onExit = () => killGroup('SIGKILL');
  process.once('exit', onExit);

  const stop = async () => {
    killGroup('SIGTERM');
    const outcome = await Promise.race([ended, setTimeout(5000, 'late' as const, { ref: false })]);
    if (outcome === 'late') {
      killGroup('SIGKILL');
      await ended;
    }
    process.removeListener('exit', onExit);
  };

  for (let waited = 0; waited < startTimeoutMs; waited += pollIntervalMs) {
    if (hasEnded) throw new Error(`${command} exited unexpectedly:\n${serverOutput}`);
    if (await isResponding(url)) return { url, stop };
    await setTimeout(pollIntervalMs);
  }
  await stop();
  throw new Error(`${command} is not responding at ${url}:\n${serverOutput}`);
}

async function isResponding(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return ok;
  } catch {
    // Not yet.
    return false;
  }
}
