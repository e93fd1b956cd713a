import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installHint } from '@/lib/install-hint';

/** Size of the virtual display, in CSS pixels. */
export const displaySize = { width: 1440, height: 900 };

export interface VirtualDisplay {
  /** Environment variables for programs that use the display. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * Starts a private X server (Xvfb) and writes GTK settings.
 *
 * @param reducedMotion whether the system asks for reduced motion
 */
export async function startDisplay(reducedMotion: boolean): Promise<VirtualDisplay> {
  const size = `${displaySize.width}x${displaySize.height}x24`;
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(server);
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(
    join(settings, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  return {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      XDG_CONFIG_HOME: settings,
    },
    async stop() {
      const hasEnded = server.exitCode !== null || server.signalCode !== null;
      if (!hasEnded) await Promise.all([once(server, 'exit'), server.kill()]);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** The display number, which Xvfb writes to file descriptor 3. */
async function firstLine(server: ChildProcess): Promise<string> {
  const [missing] = await Promise.race([once(server, 'error'), once(server, 'spawn')]);
  const output = server.stdio[3];
  if (missing === undefined && output && 'readable' in output) {
    for await (const line of createInterface({ input: output })) return line;
  }
  throw new Error(`Xvfb doesn’t start. ${installHint({ debian: 'xvfb' })}`);
}
