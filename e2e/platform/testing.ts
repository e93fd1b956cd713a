import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type Platform, type PlatformOptions, startPlatform } from './platform';

// On a busy machine everything takes its time: only what hangs is to fail by it.
const testMs = 60_000;
const pollTimeoutMs = 20_000;
vi.setConfig({ testTimeout: testMs, hookTimeout: testMs });

export const siteOrigin = 'http://site.example:3000';

/** A folder that is gone after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A platform for one file of tests, reset before each; read `platform` inside of tests only. */
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

/** Waits until what is read is as the matcher wants it. */
export function eventually<Read>(read: () => Read) {
  return expect.poll(read, { timeout: pollTimeoutMs });
}

/** Calls the API as fetch does; a token goes into the Authorization header, an object out as JSON. */
export function call(
  { url }: Pick<Platform, 'url'>,
  path: string,
  { token, json, ...init }: RequestInit & { token?: string; json?: unknown } = {},
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

export const admin = 'admin@plant.example';
export const operator = 'operator@plant.example';
export const guest = 'guest@plant.example';
