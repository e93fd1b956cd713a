import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type Platform, type PlatformOptions, startPlatform } from './platform';

export { admin, guest, operator } from './seeded-accounts';

// Only a test that hangs should time out, even on a busy machine.
const testMs = 60_000;
const pollTimeoutMs = 20_000;
vi.setConfig({ testTimeout: testMs, hookTimeout: testMs });

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
  const database = join(temporaryFolder(), 'platform.db');
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

/** A clock that moves only when a test changes elapsedMs, however long the test takes. Reset before each test. */
export function testClock(): { elapsedMs: number; readonly now: () => number } {
  const startMs = Date.now();
  const clock = { elapsedMs: 0, now: () => startMs + clock.elapsedMs };
  beforeEach(() => {
    clock.elapsedMs = 0;
  });
  return clock;
}

/** Polls `read` until the matcher passes. */
export function eventually<Read>(read: () => Read) {
  return expect.poll(read, { timeout: pollTimeoutMs });
}

interface CallOptions extends RequestInit {
  token?: string;
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
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    ...init,
    headers,
    body: JSON.stringify(json),
  });
}

/** The code or token in the last email: of any kind to anyone, unless `to` or `what` is given. */
export function lastMailCode(
  { events }: Pick<Platform, 'events'>,
  wanted: { to?: string; what?: string } = {},
): string {
  const mails = events.recent().filter((event) => event.type === 'mail');
  const mail = mails.findLast(
    ({ to, what }) => to === (wanted.to ?? to) && what === (wanted.what ?? what),
  );
  return mail?.code ?? 'no mail';
}
