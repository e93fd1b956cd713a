import { expect, onTestFinished } from 'vitest';
import type { Platform } from '@/e2e/platform/platform';
import { testPlatform } from '@/e2e/platform/testing';
import { createPlace, type Place } from './place';
import type { ScriptClient, ScriptConfig } from './script-client';

export interface Begun<Client> {
  client: Client;
  platform: Platform;
  place: Place;
}

/** Makes a client that ends with its test. */
export type Begin<Client = ScriptClient> = (config?: Partial<ScriptConfig>) => Begun<Client>;

/** Starts a platform for the tests around it, and makes clients of it. */
export function beginWith<Client extends ScriptClient>(
  createClient: (config: ScriptConfig) => Client,
): Begin<Client> {
  const running = testPlatform();
  return (config = {}) => {
    const { platform } = running;
    const place = createPlace(`${platform.url}/About?view=team`);
    const client = createClient({
      serverUrl: platform.url,
      appId: platform.appId,
      appBaseUrl: platform.url,
      page: place.page,
      ...config,
    });
    onTestFinished(() => client.cleanup());
    return { client, platform, place };
  };
}

/** Makes a client of somebody who is signed in. */
export function beginAs<Client>(begin: Begin<Client>, email: string): Begun<Client> {
  const { platform } = begin();
  return begin({ token: platform.tokenFor(email) });
}

/** What a call rejects with; one that does not reject fails the test. */
export async function rejection(call: Promise<unknown>): Promise<unknown> {
  const answer = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  expect(answer).toHaveProperty('error');
  return 'error' in answer ? answer.error : undefined;
}
