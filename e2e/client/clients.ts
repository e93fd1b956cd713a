import { createClient as createLegacyClient } from '@base44/sdk';
import { createClient as createCurrentClient } from 'base44-sdk-current';
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import { testPlatform } from '@/e2e/platform/testing';
import { type Client, createClient } from '@/lib/platform';
import { apiError } from './response-schemas';

type ClientConfig = Parameters<typeof createClient>[0];
type CreateClient = (config: ClientConfig) => Client;

interface TestedClient {
  name: string;
  generation: 'legacy' | 'current';
  create: CreateClient;
  /** Whether it delivers its own messages to subscribers before the platform responds. */
  showsOwnMessages: boolean;
  /** Whether it fetches records that are too large for a broadcast before delivering them. */
  completesRecords: boolean;
}

// The vendor's types differ from ours in details. These tests call both with the arguments that ours accept.
const createVendorLegacyClient = createLegacyClient as unknown as CreateClient;
// As above.
const createVendorClient = createCurrentClient as unknown as CreateClient;
// By default, it sends usage data.
const analytics = { enabled: false };

const ours = { name: 'our client', create: createClient, completesRecords: true };
const clients: TestedClient[] = [
  {
    name: 'the vendor’s client 0.8.17',
    generation: 'legacy',
    create: createVendorLegacyClient,
    showsOwnMessages: true,
    completesRecords: false,
  },
  { ...ours, generation: 'legacy', showsOwnMessages: true },
  {
    name: 'the vendor’s client 0.8.50',
    generation: 'current',
    create: (config) => createVendorClient(Object.assign(config, { analytics })),
    // Unlike 0.8.17, and unlike the contract.
    showsOwnMessages: false,
    completesRecords: false,
  },
  { ...ours, generation: 'current', showsOwnMessages: true },
];

export type Setup = ReturnType<typeof createSetup>;
type ClientFixture = ReturnType<Setup>;

type Suite = (setup: Setup, client: TestedClient) => void;

/**
 * Runs tests for the vendor's two clients and for ours, against a real local platform of a generation that the client is
 * made for. Where the vendor's clients differ from the contract, the contract wins; comments mark those places.
 * What only the vendor's clients do (analytics, connectors, actors, the AI gateway) isn't covered.
 */
export function forEachClient(suite: Suite, tested = clients): void {
  describe.each(tested)('$name on the $generation platform', (client) => {
    // The vendor's clients log every failed call; all of them log connections and their errors.
    beforeEach(() => {
      for (const method of ['log', 'warn', 'error'] as const) {
        vi.spyOn(console, method).mockReturnValue();
      }
    });
    afterEach(() => void vi.restoreAllMocks());
    suite(createSetup(client), client);
  });
}

/** For what the current generation adds. */
export function forEachCurrentClient(suite: Suite): void {
  forEachClient(
    suite,
    clients.filter(({ generation }) => generation === 'current'),
  );
}

/** @returns a function that creates a client, and cleans it up when the test ends */
function createSetup({ create, generation }: TestedClient) {
  const running = testPlatform({ generation });
  return (config: Partial<ClientConfig> = {}) => {
    const { platform } = running;
    const { url, appId } = platform;
    const location = new URL(`${url}/About?view=team`);
    const client = create({ serverUrl: url, appId, appBaseUrl: url, ...config });
    onTestFinished(() => client.cleanup());
    return {
      client,
      platform,
      /** The URL of the client's page. */
      pageUrl: () => location.href,
      /** Makes a call while there's a global `window`, which clients read URLs from. */
      async withWindow<Result>(call: () => Result | Promise<Result>): Promise<Result> {
        const unframed = { location, parent: {} };
        unframed.parent = unframed;
        vi.stubGlobal('window', unframed);
        try {
          return await call();
        } finally {
          vi.unstubAllGlobals();
        }
      },
    };
  };
}

export function signedInAs(setup: Setup, email: string): ClientFixture {
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
