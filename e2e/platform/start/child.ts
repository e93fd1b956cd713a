import { type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../errors';

export interface Child {
  /** The exit code; 1 if a signal ended it. Rejects with a StartError if it couldn't be started. */
  readonly exited: Promise<number>;
  /** Sends SIGTERM to the process group. Waits for the program, then up to 3 s for its descendants. */
  stop(): Promise<void>;
}

const pollIntervalMs = 20;
const gracePeriodMs = 3000;

/** Starts a program in its own process group, so its descendants can be stopped with it. */
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
  // It couldn't be started: `exited` rejects.
  if (pid === undefined) return { exited, stop: async () => {} };

  // Leaves no descendants behind when this process exits.
  process.on('exit', () => signalGroup(pid, 'SIGKILL'));
  return {
    exited,
    async stop() {
      signalGroup(pid, 'SIGTERM');
      await exited;
      // Its descendants may take longer. Any that ignore SIGTERM are killed when this process exits.
      for (
        let waitedMs = 0;
        signalGroup(pid, 0) && waitedMs < gracePeriodMs;
        waitedMs += pollIntervalMs
      ) {
        await setTimeout(pollIntervalMs);
      }
    },
  };
}

/** Sends a signal to the group; 0 only checks it. @returns whether any process is left in the group */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    // A negative id means the whole group; Windows has no groups.
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // No such process.
    return false;
  }
}
