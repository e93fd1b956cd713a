import { expect, onTestFinished } from 'vitest';
import type { Platform } from '@/e2e/platform/platform';
import { testPlatform } from '@/e2e/platform/testing';
import type { ContractClient, ContractClientConfig } from './contract-client';
import { createFakeWindow, type FakeWindow } from './fake-window';

export interface ClientFixture<Client> {
  client: Client;
  platform: Platform;
  fakeWindow: FakeWindow;
}

/** Makes a client that ends with its test. */
export type ClientFactory<Client = ContractClient> = (
  config?: Partial<ContractClientConfig>,
) => ClientFixture<Client>;

/** Starts a platform for the tests around it, and makes clients of it. */
export function createClientFactory<Client extends ContractClient>(
  createClient: (config: ContractClientConfig) => Client,
): ClientFactory<Client> {
  const running = testPlatform();
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

/** Makes a client of somebody who is signed in. */
export function signedInAs<Client>(
  begin: ClientFactory<Client>,
  email: string,
): ClientFixture<Client> {
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
