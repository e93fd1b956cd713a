import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@/lib/settings';
import { startPlatform } from '../../platform/platform';
import type { HostKind } from './host';

/** The server behind `npm start`. */
export const local: HostKind = {
  name: 'local server',
  behavior: { hsts: 'left out' },
  reasons: { hsts: 'It speaks plain HTTP, where the header must not be sent (RFC 6797, 7.2).' },
  async start({ out }) {
    const folder = mkdtempSync(join(tmpdir(), 'local-'));
    const platform = await startPlatform({
      port: 0,
      database: join(folder, 'platform.db'),
      out,
      siteSettings: readSettings(process.env),
    });
    return {
      url: platform.url,
      async stop() {
        await platform.stop();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
