import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../errors';
import { type Child, startChild } from './child';
import type { Shutdown } from './shutdown';

/** Starts `next dev` on the loopback address and resolves when it accepts connections. */
export async function startNextDev(
  shutdown: Shutdown,
  options: { port: number; platformUrl: string; folder?: string },
): Promise<Child> {
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const next = startChild(
    process.execPath,
    [bin, 'dev', '--hostname', '127.0.0.1', '--port', String(options.port)],
    {
      cwd: options.folder,
      env: {
        ...process.env,
        NEXT_PUBLIC_PLATFORM_URL: options.platformUrl,
        NEXT_TELEMETRY_DISABLED: '1',
        // Show drafts while editing.
        SITE_PREVIEW: process.env.SITE_PREVIEW ?? '1',
        // Lets the preview desk edit words on the page.
        SITE_EDITING_SCRIPT: `${options.platformUrl}/preview/edit-frame.js`,
      },
    },
  );
  shutdown.add(() => next.stop());

  const endedEarly = next.exited.then((code) => {
    throw new StartError(`next dev did not start (exit code ${code}).`);
  });
  await Promise.race([endedEarly, waitUntilListening(options.port)]);
  return next;
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
