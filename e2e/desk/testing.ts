import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import { type ContentCopy, copyContent } from '@/lib/content/testing';
import type { Platform } from '../platform/platform';
import { temporaryFolder, testPlatform } from '../platform/testing';
import { createDesk, type DeskOptions } from '.';

export interface TestDesk {
  readonly platform: Platform;
  /** The content whose pages it lists. */
  readonly content: ContentCopy;
  /** Its routes, with patterns such as `/preview/*` for middleware. */
  readonly routes: Hono['routes'];
  /** Adds a page to the site. */
  writePage(name: string, html: string): void;
  /** Fetches a path below /preview/ and resolves to its text. */
  read(path: string): Promise<string>;
  /** Calls the desk as its page does. A string body is sent as is, anything else as JSON. */
  send(method: string, call: string, body: unknown, headers?: object): Promise<Response>;
  /** Fetches the public settings from the platform, as a page does. */
  fetchSettings(headers?: object): Promise<Response>;
  /** The Authorization header of a persona. */
  authorizationOf(as: string): Promise<string>;
}

/**
 * Starts a platform with a desk, a small site, and a copy of the content fixture for this file's tests.
 * @param options `siteUrl` as with next dev, so words can be edited
 */
export function testDesk(options: Pick<DeskOptions, 'siteUrl'> = {}): TestDesk {
  const content = copyContent();
  afterAll(() => content.remove());
  const out = join(temporaryFolder(), 'out');
  mkdirSync(out);
  const writePage = (name: string, html: string) => writeFileSync(join(out, `${name}.html`), html);
  for (const name of ['index', 'AITeam', '404', '_not-found']) {
    writePage(name, `<!doctype html><title>${name}</title>`);
  }
  writeFileSync(join(out, 'robots.txt'), '');
  let routes: Hono['routes'] = [];
  const running = testPlatform({
    out,
    extend: (platform) => {
      const hono = createDesk(platform, {
        out,
        content: content.folder,
        media: content.media,
        ...options,
      });
      routes = hono.routes;
      return hono;
    },
  });
  const desk: TestDesk = {
    get platform() {
      return running.platform;
    },
    get routes() {
      return routes;
    },
    content,
    writePage,
    read: async (path) => (await fetch(`${desk.platform.url}/preview/${path}`)).text(),
    send: (method, call, body, headers = {}) =>
      fetch(`${desk.platform.url}/preview/api/${call}`, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: desk.platform.url, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    fetchSettings: (headers = {}) =>
      fetch(`${desk.platform.url}/api/apps/public/prod/public-settings/by-id/brazos`, {
        headers: { 'X-App-Id': 'brazos', ...headers },
      }),
    async authorizationOf(as) {
      const { query } = await (await desk.send('POST', 'look', { as })).json();
      return `Bearer ${new URLSearchParams(query).get('access_token')}`;
    },
  };
  return desk;
}

/** Reads Server-Sent Events one by one. */
export async function openEventStream(url: string) {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  if (!response.body) throw new Error(`${url} has answered without a body.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  return {
    /** The next event with its data parsed; comments are skipped. Rejects if the stream has ended. */
    async next(): Promise<{ event: string; data: unknown }> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          const fields = /^event: (?<event>.+)\ndata: (?<data>.+)$/.exec(block)?.groups;
          if (fields) return { event: fields.event ?? '', data: JSON.parse(fields.data ?? '') };
          continue;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream has ended; left over: ${text}`);
        text += value;
      }
    },
    close: async () => abort.abort(),
  };
}
