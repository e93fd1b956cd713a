import { expect, onTestFinished } from 'vitest';
import type { Generation } from '@/e2e/platform/generation';
import type { Platform } from '@/e2e/platform/platform';
import { testPlatform } from '@/e2e/platform/testing';
import type { ContractClient, ContractClientConfig } from './contract-client';
import { createFakeWindow, type FakeWindow } from './fake-window';
import { apiError } from './response-schemas';

export interface ClientFixture<Client> {
  client: Client;
  platform: Platform;
  fakeWindow: FakeWindow;
}

/** Creates a client and cleans it up when the test ends. */
export type ClientFactory<Client = ContractClient> = (
  config?: Partial<ContractClientConfig>,
) => ClientFixture<Client>;

/** Starts a platform for the surrounding tests. @returns a factory for its clients */
export function createClientFactory<Client extends ContractClient>(
  createClient: (config: ContractClientConfig) => Client,
  generation: Generation,
): ClientFactory<Client> {
  const running = testPlatform({ generation });
  return (config = {}) => {
    const { platform } = running;
    const fakeWindow = createFakeWindow(`${platform.url}/About?view=team`);
    const client = createClient({
      serverUrl: platform.url,
      appId: platform.appId,
      appBaseUrl: platform.url,
      page: fakeWindow.page,
      ...config,
    });
    onTestFinished(() => client.cleanup());
    return { client, platform, fakeWindow };
  };
}

/** Creates a client for a signed-in user. */
export function signedInAs<Client>(
  setup: ClientFactory<Client>,
  email: string,
): ClientFixture<Client> {
  const { platform } = setup();
  return setup({ token: platform.tokenFor(email) });
}

/** @returns what a call rejects with; fails the test if the call resolves */
export async function rejection(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  expect(outcome).toHaveProperty('error');
  return 'error' in outcome ? outcome.error : undefined;
}

/** @returns the platform's error for a call that it refuses */
export async function refusal(call: Promise<unknown>) {
  return apiError.parse(await rejection(call));
}

/** An entity of a client. */
export function entityOf<Entity>(
  { entities }: { entities: Record<string, Entity> },
  name: string,
): Entity {
  const entity = entities[name];
  if (!entity) throw new Error(`The client has no entity ${name}.`);
  return entity;
}
