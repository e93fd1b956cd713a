import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Platform } from '../platform/platform';
import { temporaryFolder, testPlatform } from '../platform/testing';
import { createDesk } from '.';

export interface TestDesk {
  readonly platform: Platform;
  /** Calls the desk as its page does. A string body is sent as is, anything else as JSON. */
  send(method: string, call: string, body: unknown, headers?: object): Promise<Response>;
  /** Fetches the public settings from the platform, as a page does. */
  fetchSettings(headers?: object): Promise<Response>;
  /** The Authorization header of a persona. */
  authorizationOf(as: string): Promise<string>;
}

/** Starts a platform with a desk and a small site for this file's tests. */
export function testDesk(): TestDesk {
  const out = join(temporaryFolder(), 'out');
  mkdirSync(out);
  for (const name of ['index', 'AITeam', '404', '_not-found']) {
    writeFileSync(join(out, `${name}.html`), `<!doctype html><title>${name}</title>`);
  }
  writeFileSync(join(out, 'robots.txt'), '');
  const running = testPlatform({ out, extend: (platform) => createDesk(platform, { out }) });
  const desk: TestDesk = {
    get platform() {
      return running.platform;
    },
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
