import type { HttpBindings } from '@hono/node-server';
import { type Handler, Hono } from 'hono';
import { type Browser, chromium } from 'playwright/test';
import { browserLaunchOptions } from '@/lib/browser';
import { readSettings } from '@/lib/settings';
import { test as base } from '../fixtures';
import type { Platform } from '../platform/platform';
import { listen } from '../platform/server';
import type { ApiEnv } from '../platform/services';
import { staticHost } from '../platform/static/host';
import { startTemporaryPlatform } from '../temporary-platform';
import { origins, out, settings } from './second-build';

/** A static host whose files can be replaced while it runs. */
export interface FileHost {
  url: string;
  publish(handler: FileHandler): void;
}

type FileHandler = Handler<{ Bindings: HttpBindings }>;

interface Hosts {
  siteHost: FileHost;
  mediaHost: FileHost;
  editorHost: FileHost;
  platform: Platform;
  browser: Browser;
}

type Use<T> = (value: T) => Promise<void>;

async function fileHost(use: Use<FileHost>, initialHandler: FileHandler): Promise<void> {
  const server = await listen(0);
  let handler = initialHandler;
  const files = new Hono<{ Bindings: HttpBindings }>();
  files.all('*', (context, next) => handler(context, next));
  server.setApp(new Hono<ApiEnv>().route('/', files));
  await use({
    url: server.url,
    publish: (newHandler) => {
      handler = newHandler;
    },
  });
  server.dropConnections();
  await new Promise((closed) => server.http.close(closed));
}

export const secondBuildHandler = () => staticHost(out, readSettings(settings));

/** Four origins: the site, the platform, films, and an editor that frames the site. */
export const test = base.extend<object, Hosts>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  siteHost: [({}, use) => fileHost(use, secondBuildHandler()), { scope: 'worker' }],
  mediaHost: [({}, use) => fileHost(use, secondBuildHandler()), { scope: 'worker' }],
  editorHost: [({}, use) => fileHost(use, (c) => c.html(editorPage)), { scope: 'worker' }],
  platform: [
    async ({}, use) => {
      const { platform, stop } = await startTemporaryPlatform({
        siteOrigins: [origins.site, origins.platform],
      });
      await use(platform);
      await stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore-end lint/correctness/noEmptyPattern: as above
  browser: [
    async ({ siteHost, mediaHost, editorHost, platform }, use) => {
      const ports = { site: siteHost, media: mediaHost, editor: editorHost, platform };
      const rules = Object.entries(ports).map(
        ([name, { url }]) => `MAP ${name}.localhost ${new URL(url).host}`,
      );
      const browser = await chromium.launch(
        browserLaunchOptions([`--host-resolver-rules=${rules.join(', ')}`]),
      );
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
  baseURL: async ({}, use) => use(origins.site),
});

/** A page that frames the site and records every message. */
const editorPage = `<!doctype html><title>Editor</title>
<script>window.messages = []; addEventListener('message', (e) => messages.push([e.origin, e.data.type, e.data.url]));</script>
<iframe title="Site" src="${origins.site}/" width="1200" height="800"></iframe>`;
