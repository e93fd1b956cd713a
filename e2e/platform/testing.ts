import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { startTemporaryPlatform, type TemporaryPlatform } from '../temporary-platform';
import type { Platform, PlatformOptions } from './platform';

export { guest, operator } from './accounts';

export const siteOrigin = 'http://site.example:3000';

/** Creates a folder that's removed after this file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts a platform for this file's tests and resets it before each. Read `platform` only inside tests. */
export function testPlatform(options: Partial<PlatformOptions> = {}) {
  let running: TemporaryPlatform | undefined;
  beforeAll(async () => {
    running = await startTemporaryPlatform({ siteOrigins: [siteOrigin], ...options });
  });
  beforeEach(() => running?.platform.reset());
  afterAll(() => running?.stop());
  return {
    get platform() {
      if (!running) throw new Error('The platform has not started yet.');
      return running.platform;
    },
  };
}

interface CallOptions extends RequestInit {
  token?: string | undefined;
  json?: unknown;
}

/** Calls the API, with a token, and with JSON as the body of a POST. */
export function call({ url }: Platform, path: string, { token, json, ...init }: CallOptions = {}) {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const post = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) };
  return fetch(`${url}/api${path}`, { ...post, ...init, headers });
}

/** Opens a socket for one test. `next` resolves to the payload of the next event with a name. */
export function openSocket({ url }: Platform, token?: string, extraHeaders = {}) {
  const path = '/ws-user-apps/socket.io/';
  const query = { app_id: 'brazos', token };
  const options = { path, query, extraHeaders, transports: ['websocket'], reconnection: false };
  const socket = io(url, { ...options, forceNew: true });
  onTestFinished(() => void socket.disconnect());
  const next = (event: string) =>
    new Promise<{ [name: string]: string }>((resolve) => socket.once(event, resolve));
  return { socket, next };
}
