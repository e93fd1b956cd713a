import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { HostKind, RunningHost } from './host';
import { startServerProcess } from './server-process';
import { unusedPort } from './server-setup';

/** Keeps wrangler offline: no telemetry, no requests to Cloudflare, no prompts. */
const offline = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CI: '1',
};

/** Starts Cloudflare's runtime locally. @param args wrangler's subcommand and options */
async function startWrangler(args: readonly string[]): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
  const port = await unusedPort();
  const networkArgs = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  const running = await startServerProcess(`http://127.0.0.1:${port}`, {
    command: process.execPath,
    args: [
      createRequire(import.meta.url).resolve('wrangler'),
      ...args,
      ...networkArgs,
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

const localRuntime = 'The runtime on this machine';

/** Differences between the local runtime and Cloudflare's network. */
const localRuntimeReasons = {
  lastModified: 'The ETag is derived from the content, which is more precise than a date.',
  vary: `${localRuntime} omits it; no cache sits between it and the browser.`,
  encoding: `${localRuntime} uses the first encoding listed; the network prefers Brotli.`,
};

/** Pages are static assets, and `_headers` matches only paths. */
const noQueryRules =
  'Its rules can’t see a query without running a script for every page. Pages are revalidated.';

export const cloudflarePages: HostKind = {
  name: 'Cloudflare Pages',
  behavior: {
    reservedNames: 'found',
    notFoundCaching: 'not stored',
    ranges: 'whole',
    lastModified: 'ETag only',
    vary: 'left out',
    encoding: 'first listed',
    pathTraversal: 'open',
    invalidPaths: 'fails',
    signInCaching: 'as usual',
  },
  reasons: {
    reservedNames:
      'It serves the page by its file name. The page has noindex, and nothing links to it.',
    ranges: 'It ignores range requests, so Safari can’t play films: put them on another host.',
    notFoundCaching: 'Stricter than required: browsers don’t cache responses for missing files.',
    ...localRuntimeReasons,
    pathTraversal: `${localRuntime} can read files next to out/; the network gets only out/.`,
    invalidPaths: `${localRuntime} fails to read them (502) and leaks nothing; the network has no such files.`,
    signInCaching: noQueryRules,
  },
  start: ({ out }) =>
    startWrangler(['pages', 'dev', resolve(out), '--compatibility-date', '2026-04-01']),
};

export const cloudflareWorkers: HostKind = {
  name: 'Cloudflare Workers',
  behavior: {
    redirectStatus: 307,
    lastModified: 'ETag only',
    vary: 'left out',
    encoding: 'first listed',
    signInCaching: 'as usual',
  },
  reasons: {
    signInCaching: noQueryRules,
    redirectStatus: 'It supports no other status for this; the canonical link gives the URL.',
    ...localRuntimeReasons,
  },
  start: ({ hostFolder }) =>
    startWrangler(['dev', '--config', resolve(hostFolder, 'cloudflare-workers/wrangler.json')]),
};
