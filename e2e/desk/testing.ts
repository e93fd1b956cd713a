import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import { copyContent } from '@/lib/content/testing';
import { temporaryFolder, testPlatform } from '../platform/testing';
import { createDesk, type DeskOptions } from '.';

/** @param options `siteUrl` as with next dev, so words can be edited */
export function testDesk(options: Pick<DeskOptions, 'siteUrl'> = {}) {
  const content = copyContent();
  afterAll(() => content.remove());
  const out = join(temporaryFolder(), 'out');
  const code = temporaryFolder();
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
      const folders = { out, content: content.folder, media: content.media, code };
      const desk = createDesk(platform, { ...folders, ...options });
      routes = desk.routes;
      return desk;
    },
  });
  const url = (path: string) => `${running.platform.url}/preview${path && `/${path}`}`;
  /** Calls the desk as its page does. */
  const send = (method: string, call: string, body: unknown, headers: object = {}) =>
    fetch(url(`api/${call}`), {
      method,
      headers: { 'Content-Type': 'application/json', Origin: running.platform.url, ...headers },
      body: JSON.stringify(body),
    });
  return {
    get platform() {
      return running.platform;
    },
    /** Its routes, with patterns such as `/preview/*` for middleware. */
    get routes() {
      return routes;
    },
    content,
    /** The folder with the schemas, which is empty. */
    code,
    writePage,
    /** Fetches a path below /preview/ and resolves to its text. */
    read: async (path: string) => (await fetch(url(path))).text(),
    send,
    openEvents: () => openEventStream(url('api/events')),
  };
}

async function openEventStream(url: string) {
  const abort = new AbortController();
  const { body } = await fetch(url, { signal: abort.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** The next event with its data parsed. Rejects if the stream has ended. */
    async next(): Promise<{ event: string; data: unknown }> {
      for (;;) {
        const found = /event: (?<event>.+)\ndata: (?<data>.+)\n\n/.exec(text);
        if (found?.groups) {
          text = text.slice(found.index + found[0].length);
          const { event = '', data = '' } = found.groups;
          return { event, data: JSON.parse(data) };
        }
        const { value } = (await reader?.read()) ?? {};
        if (value === undefined) throw new Error(`The stream has ended; left over: ${text}`);
        text += value;
      }
    },
    close: () => abort.abort(),
  };
}
