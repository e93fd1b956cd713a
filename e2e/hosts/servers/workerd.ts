import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../platform/start/run-start';
import type { HostKind, RunningHost } from './host';
import { startProgram } from './program';

/** Nothing is asked of Cloudflare and nothing told: no account, no measurements, no settings of a user. */
const offline = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
};

/** Cloudflare's own runtime on this machine; `args` come after wrangler's command. */
async function startWrangler(args: readonly string[]): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const port = await freePort();
  const further = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const running = await startProgram(`http://127.0.0.1:${port}`, {
    command: process.execPath,
    args: [
      resolve('node_modules/wrangler/bin/wrangler.js'),
      ...args,
      ...further,
      '--persist-to',
      folder,
      '--log-level',
      'error',
    ],
    cwd: folder,
    env: {
      ...offline,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_LOG_PATH: folder,
      WRANGLER_REGISTRY_PATH: folder,
    },
  });
  return {
    url: running.url,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export const cloudflarePages: HostKind = {
  name: 'Cloudflare Pages',
  ways: {},
  because: {},
  start: ({ out }) =>
    startWrangler(['pages', 'dev', resolve(out), '--compatibility-date', '2026-04-01']),
};

export const cloudflareWorkers: HostKind = {
  name: 'Cloudflare Workers',
  ways: {},
  because: {},
  start: ({ hostFolder }) =>
    startWrangler(['dev', '--config', resolve(hostFolder, 'cloudflare-workers/wrangler.json')]),
};
