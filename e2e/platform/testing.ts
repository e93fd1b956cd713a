import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { type Platform, type PlatformOptions, startPlatform } from './platform';

export { guest, operator } from './seeded-accounts';

export const siteOrigin = 'http://site.example:3000';

/** Creates a folder that's removed after this file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Starts a platform for this file's tests and resets it before each. Read `platform` only inside tests. */
export function testPlatform(options: Partial<PlatformOptions> = {}): {
  readonly platform: Platform;
} {
  const database = join(temporaryFolder(), 'platform.json');
  let platform: Platform | undefined;
  beforeAll(async () => {
    platform = await startPlatform({ port: 0, database, siteOrigins: [siteOrigin], ...options });
  });
  beforeEach(() => platform?.reset());
  afterAll(() => platform?.stop());
  return {
    get platform() {
      if (!platform) throw new Error('The platform has not started yet.');
      return platform;
    },
  };
}

interface CallOptions extends RequestInit {
  token?: string | undefined;
  json?: unknown;
}

/** Calls the API with fetch, sending `token` in the Authorization header and `json` as a JSON body. */
export function call(
  { url }: Pick<Platform, 'url'>,
  path: string,
  { token, json, ...init }: CallOptions = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (json === undefined) return fetch(`${url}/api${path}`, { ...init, headers });
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify(json);
  return fetch(`${url}/api${path}`, { method: 'POST', ...init, headers, body });
}

interface SocketOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Opens a socket for one test. It doesn't reconnect, and may not be connected yet. */
export function openSocket({ url, appId }: Platform, options: SocketOptions = {}): Socket {
  const { token, headers = {} } = options;
  const socket = io(url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: appId, token },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  onTestFinished(() => void socket.disconnect());
  return socket;
}

/** Resolves to the payload of the next event with this name. */
export function nextEvent(socket: Socket, event: string): Promise<{ [name: string]: string }> {
  return new Promise((resolve) => socket.once(event, resolve));
}
