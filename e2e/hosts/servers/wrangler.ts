import { createRequire } from 'node:module';
import { startServer } from './server-process';

/** Keeps wrangler offline: no telemetry, no requests to Cloudflare, no prompts. */
const offline = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' };

/** Starts Cloudflare's runtime on this machine. @param args wrangler's subcommand and options */
export function startWrangler(...args: string[]) {
  return startServer((folder, port) => ({
    command: process.execPath,
    args: [
      createRequire(import.meta.url).resolve('wrangler'),
      ...args,
      ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...['--persist-to', folder, '--log-level', 'error'],
    ],
    env: {
      ...offline,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      WRANGLER_LOG_PATH: folder,
      WRANGLER_REGISTRY_PATH: folder,
    },
  }));
}
