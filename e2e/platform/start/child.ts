import { type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../errors';

export interface Child {
  /** The exit code; 1 if a signal ended it. Rejects with a StartError if it couldn't be started. */
  readonly exited: Promise<number>;
  /** Sends SIGTERM to the process group. Waits for the program, then up to 3 s for its descendants. */
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
  /** Sends a signal to the group; 0 only checks it. @returns whether any process is left in the group */
  const signalGroup = (signal: NodeJS.Signals | 0): boolean => {
    if (child.pid === undefined) return false;
    try {
      // A negative id means the whole group; Windows has no groups.
      return process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
    } catch {
      // The group has ended.
      return false;
    }
  };
  // Leaves no descendants behind when this process exits.
  process.on('exit', () => signalGroup('SIGKILL'));
  return {
    exited,
    async stop() {
      signalGroup('SIGTERM');
      await exited;
      // npm ends before its script does. What ignores SIGTERM is killed when this process exits.
      for (let polls = 0; polls < 150 && signalGroup(0); polls += 1) await setTimeout(20);
    },
  };
}
