import { type SpawnOptions, spawn } from 'node:child_process';
import { StartError } from '../errors';

export interface Child {
  /** The exit code; 1 if a signal ended it. Rejects with a StartError if it couldn't be started. */
  readonly exited: Promise<number>;
  /** Ends the program and its descendants, and waits for the program. */
  stop(): Promise<void>;
}

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
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      // A negative id means the whole group; Windows has no groups.
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The group has ended.
    }
  };
  // Leaves no descendants behind when this process exits.
  process.on('exit', () => signalGroup('SIGKILL'));
  return {
    exited,
    async stop() {
      signalGroup('SIGTERM');
      await exited;
    },
  };
}
