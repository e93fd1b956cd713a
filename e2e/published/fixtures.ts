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

type FileHandler = Handler<{ Bindings: HttpBindings }>;

/** A static host whose files can be replaced while it runs. */
export interface FileHost {
  url: string;
  publish(handler: FileHandler): void;
}

interface Hosts {
  siteHost: FileHost;
  platform: Platform;
  browser: Browser;
}

export const secondBuildHandler = () => staticHost(out, readSettings(settings));

/** A page that frames the site and records every message. */
const editorPage = `<!doctype html><title>Editor</title>
<script>window.messages = []; addEventListener('message', (e) => messages.push([e.origin, e.data.type, e.data.url]));</script>
<iframe title="Site" src="${origins.site}/" width="1200" height="800"></iframe>`;

/** Four origins: the platform, and the site, the films, and the editor, which one server has under three names. */
export const test = base.extend<object, Hosts>({
  siteHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const server = await listen(0);
      let handler: FileHandler = secondBuildHandler();
      const files = new Hono<{ Bindings: HttpBindings }>();
      files.all('*', (context, next) =>
        context.req.header('host') === new URL(origins.editor).host
          ? context.html(editorPage)
          : handler(context, next),
      );
      server.setApp(new Hono<ApiEnv>().route('/', files));
      const publish = (newHandler: FileHandler) => {
        handler = newHandler;
      };
      await use({ url: server.url, publish });
      server.dropConnections();
      await new Promise((closed) => server.http.close(closed));
    },
    { scope: 'worker' },
  ],
  platform: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const { platform, stop } = await startTemporaryPlatform({
        siteOrigins: [origins.site, origins.platform],
      });
      await use(platform);
      await stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ siteHost, platform }, use) => {
      const { url } = siteHost;
      const urls = { site: url, media: url, editor: url, platform: platform.url };
      const rules = Object.entries(urls).map(
        ([name, url]) => `MAP ${name}.localhost ${new URL(url).host}`,
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
