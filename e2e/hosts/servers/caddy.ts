import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { logOutput } from '@/lib/deploy/hosts/caddy';
import { serverDefaults } from '@/lib/deploy/hosts/write-host-files';
import type { HostKind } from './host';
import { startServerProcess } from './server-process';
import { findBinary, patchConfig, unusedPort } from './server-setup';

/** Caddy with the build's Caddyfile, without its admin endpoint and automatic HTTPS. */
export const caddy: HostKind = {
  name: 'Caddy',
  behavior: {},
  reasons: {},
  async start({ out, hostFolder }) {
    const binary = findBinary('caddy', 'caddy');
    const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
    const url = `http://127.0.0.1:${await unusedPort()}`;
    const site = patchConfig(readFileSync(join(hostFolder, 'Caddyfile'), 'utf8'), {
      [`root * ${serverDefaults.root}`]: `root * ${resolve(out)}`,
      [logOutput]: `output file ${folder}/access.log`,
      [`\n:${serverDefaults.listen} {`]: `\n${url} {`,
    });
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    const running = await startServerProcess(url, {
      command: binary,
      args: ['run', '--config', file, '--adapter', 'caddyfile'],
      cwd: folder,
      // Otherwise, Caddy writes to the user's own configuration folders.
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    });
    return {
      url,
      accessLog: join(folder, 'access.log'),
      async stop() {
        await running.stop();
        rmSync(folder, { recursive: true });
      },
    };
  },
};
