import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { StartError } from '../errors';
import { run, type Shutdown } from './shutdown';

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
      SITE_PREVIEW: process.env.SITE_PREVIEW ?? '1',
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
