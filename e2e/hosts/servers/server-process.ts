import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { RunningHost } from './host';

const pollIntervalMs = 100;
// Only what hangs is to fail by it.
const startTimeoutMs = 60_000;

interface ServerCommand {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Starts a server in a process group of its own and waits until it answers.
 * @throws with what it has said, when it ends before
 */
export async function startServerProcess(
  url: string,
  program: ServerCommand,
): Promise<RunningHost> {
  const { command, args, cwd, env = {} } = program;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-5000);
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
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  // Whatever way this process ends, the server goes with it.
  const onExit = () => endGroup('SIGKILL');
  process.once('exit', onExit);

  const stop = async () => {
    endGroup('SIGTERM');
    const gone = await Promise.race([ended, setTimeout(5000, 'late' as const, { ref: false })]);
    if (gone === 'late') {
      endGroup('SIGKILL');
      await ended;
    }
    process.removeListener('exit', onExit);
  };

  for (let waited = 0; waited < startTimeoutMs; waited += pollIntervalMs) {
    if (hasEnded) throw new Error(`${command} exited unexpectedly:\n${said}`);
    if (await isResponding(url)) return { url, stop };
    await setTimeout(pollIntervalMs);
  }
  await stop();
  throw new Error(`${command} is not responding at ${url}:\n${said}`);
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
