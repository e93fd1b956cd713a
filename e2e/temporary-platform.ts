import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Platform, type PlatformOptions, startPlatform } from './platform/platform';

export interface TemporaryPlatform {
  platform: Platform;
  /** Stops the platform and removes its database. */
  stop(): Promise<void>;
}

/** Starts a local platform on a free port, with a database in a temporary folder. */
export async function startTemporaryPlatform(
  options: Omit<PlatformOptions, 'port' | 'database'>,
): Promise<TemporaryPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  const platform = await startPlatform({
    ...options,
    port: 0,
    database: join(folder, 'platform.db'),
  });
  return {
    platform,
    async stop() {
      await platform.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
