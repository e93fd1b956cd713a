import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
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

/** Starts `next dev` on the loopback address and resolves when it answers. @returns a promise of its exit code */
export async function startNextDev(
  shutdown: Pick<Shutdown, 'add'>,
  options: { port: number; platformUrl: string; folder?: string },
): Promise<{ exited: Promise<number> }> {
  const { port, platformUrl, folder } = options;
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const args = [bin, 'dev', '--hostname', '127.0.0.1', '--port', String(port)];
  const exited = run(shutdown, process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NEXT_PUBLIC_PLATFORM_URL: platformUrl,
      // Without the site's own, canonical addresses and shared links are those of this server.
      NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || `http://127.0.0.1:${port}`,
      NEXT_TELEMETRY_DISABLED: '1',
      // Show drafts while editing.
      SITE_PREVIEW: process.env.SITE_PREVIEW || '1',
      // Lets the preview desk edit words on the page.
      SITE_EDITING_SCRIPT: `${platformUrl}/preview/edit-frame.js`,
    },
  });
  const endedEarly = exited.then((code) => {
    throw new StartError(`next dev did not start (exit code ${code}).`);
  });
  await Promise.race([endedEarly, waitUntilListening(port)]);
  return { exited };
}

async function waitUntilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' });
    try {
      await once(socket, 'connect');
      return;
    } catch {
      // Not yet.
      await setTimeout(100);
    } finally {
      socket.destroy();
    }
  }
}
