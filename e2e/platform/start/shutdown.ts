import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../errors';

export type Shutdown = ReturnType<typeof handleShutdownSignals>;

// One Ctrl-C can arrive more than once: from the terminal, and from npm, which forwards it.
const duplicateSignalMs = 400;

/** Runs the added steps on SIGINT (Ctrl-C), SIGTERM, or SIGHUP. A second signal exits immediately, with code 130. */
export function handleShutdownSignals() {
  const steps: (() => Promise<void>)[] = [];
  let begunAt: number | undefined;

  /** Runs the steps, then exits with this code. Only the first call counts. */
  const exit = async (code: number) => {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    for (const step of steps.reverse()) await step();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (begunAt === undefined) void exit(0);
      else if (performance.now() - begunAt > duplicateSignalMs) process.exit(130);
    });
  }
  return {
    /** Whether shutdown has begun, which is then the likely cause of any failure. */
    get hasBegun() {
      return begunAt !== undefined;
    },
    /** Adds a cleanup step. Steps run in reverse order. */
    add: (step: () => Promise<void>): void => void steps.push(step),
    exit,
  };
}

/** Runs a program that ends with this process. @returns its exit code; 1 after a signal. Rejects with a StartError */
export function run(
  shutdown: Pick<Shutdown, 'add'>,
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    ...options,
  });
  const exited = once(child, 'exit').then(
    ([code]: (number | null)[]) => code ?? 1,
    (error) => {
      throw new StartError(`Could not start "${command}": ${error.message}.`);
    },
  );
  process.on('exit', () => signalGroup(child, 'SIGKILL'));
  shutdown.add(async () => {
    signalGroup(child, 'SIGTERM');
    await exited;
    // npm ends before its script does.
    for (let polls = 0; polls < 150 && signalGroup(child, 0); polls += 1) await setTimeout(20);
  });
  return exited;
}

/** Signals a program and its descendants; 0 only checks them. @returns whether there is any */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false;
  try {
    // A negative id means the whole group; Windows has no groups.
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group has ended.
    return false;
  }
}
