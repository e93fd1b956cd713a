import { type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../start-error';

export interface Child {
  /** The exit code; 1 when a signal ended it. Rejects with a StartError when it could not be started. */
  readonly exited: Promise<number>;
  /** Asks the program and all it has started to end, and waits until they have. */
  stop(): Promise<void>;
}

const pollIntervalMs = 20;
const gracePeriodMs = 3000;

/** Starts a program in a process group of its own, so that what it starts in turn can be ended with it. */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Child {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    ...options,
  });
  const exited = new Promise<number>((resolve, reject) => {
    child.once('error', (error) =>
      reject(new StartError(`Could not start "${command}": ${error.message}.`)),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });

  const { pid } = child;
  // It could not be started; `ended` says so.
  if (pid === undefined) return { exited, stop: async () => {} };

  // Whatever way this process ends, nothing it started stays behind.
  process.on('exit', () => signalGroup(pid, 'SIGKILL'));
  return {
    exited,
    async stop() {
      signalGroup(pid, 'SIGTERM');
      await exited;
      // What it has started can take a moment longer than itself; whoever will not hear is killed at exit.
      for (
        let waited = 0;
        signalGroup(pid, 0) && waited < gracePeriodMs;
        waited += pollIntervalMs
      ) {
        await setTimeout(pollIntervalMs);
      }
    },
  };
}

/** Sends a signal to the group (0 only asks) and says whether anybody is left in it. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    // A negative id means the whole group; Windows has no groups.
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Nobody is left, which is the answer.
    return false;
  }
}
