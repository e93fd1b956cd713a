import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { content } from '@/lib/content';
import { describeHosting } from '@/lib/deploy/hosts/host-description';
import { type Deviation, knownDeviations } from '@/lib/deploy/verify/known-deviations';
import { openDeployedSite } from '@/lib/deploy/verify/site';
import { verify } from '@/lib/deploy/verify/verify';
import { readSettings } from '@/lib/settings';
import { startTemporaryPlatform } from '../temporary-platform';
import { startCaddy } from './servers/caddy';
import { startNginx } from './servers/nginx';
import { type RunningHost, startServer } from './servers/server-process';

/** What `npm run verify` finds with requests to this URL. */
export async function verifyAt(url: string) {
  const description = describeHosting(readSettings(process.env), content().pages);
  return verify(openDeployedSite(url, 'out', description));
}

/** Differences between this machine and the published site. */
const notPublished: readonly Deviation[] = [
  { finding: /^the build was made for /, reason: 'The server has a port of its own.' },
];

const withoutPlatform: Deviation = {
  finding: /^console error: .* 404 .*\/api\//,
  reason: 'The site calls a platform at its own origin, and there is none.',
};

/** Differences between Cloudflare's runtime on this machine and its network. */
const localRuntime: readonly Deviation[] = [
  {
    finding: /^Vary: Accept-Encoding is missing/,
    reason: 'No cache sits between the local runtime and the browser.',
  },
  {
    finding: /^is sent as gzip to clients that accept gzip, deflate, br/,
    reason: 'The local runtime uses the first encoding listed; the network prefers Brotli.',
  },
];

const localPages: readonly Deviation[] = [
  {
    finding: /^a path gets something that isn’t a page: .*%2fout-hosts%2fnginx\.conf$/,
    reason: 'The local runtime can read files next to out/; the network gets only out/.',
  },
  {
    finding: /(returns|fails with) status 502( |: )/,
    reason: 'The local runtime fails to read such paths; the network has no such files.',
  },
];

const ofCloudflare = (name: string) => [
  ...notPublished,
  withoutPlatform,
  ...localRuntime,
  ...(knownDeviations[name] ?? []),
];

/**
 * The hosts that can run on this machine, with the configuration that the build wrote for them, and how they deviate from
 * the description. start() throws with installation instructions if the server isn't installed.
 */
export const hosts: readonly {
  name: string;
  deviations: readonly Deviation[];
  start(): Promise<RunningHost>;
}[] = [
  { name: 'nginx', deviations: [...notPublished, withoutPlatform], start: startNginx },
  { name: 'Caddy', deviations: [...notPublished, withoutPlatform], start: startCaddy },
  {
    name: 'Cloudflare Pages',
    deviations: [...ofCloudflare('cloudflare-pages'), ...localPages],
    start: () =>
      startWrangler('pages', 'dev', resolve('out'), '--compatibility-date', '2026-04-01'),
  },
  {
    name: 'Cloudflare Workers',
    deviations: ofCloudflare('cloudflare-workers'),
    start: () =>
      startWrangler('dev', '--config', resolve('out-hosts/cloudflare-workers/wrangler.json')),
  },
  {
    name: 'the local server',
    deviations: [
      ...notPublished,
      {
        finding: /Strict-Transport-Security is missing/,
        reason: 'It speaks plain HTTP, where the header must not be sent (RFC 6797, 7.2).',
      },
    ],
    async start() {
      const { platform, stop } = await startTemporaryPlatform({
        out: 'out',
        siteSettings: readSettings(process.env),
      });
      return { url: platform.url, stop };
    },
  },
];

/** Keeps wrangler offline: no telemetry, no requests to Cloudflare, no prompts. */
const offline = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' };

/** Starts Cloudflare's runtime on this machine. @param args wrangler's subcommand and options */
function startWrangler(...args: string[]) {
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
