import { createClient as createLegacyClient } from '@base44/sdk';
import { createClient as createCurrentClient } from 'base44-sdk-current';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import type { Generation } from '@/e2e/platform/generation';
import { createClient } from '@/lib/platform';
import { agentsSuite } from './agents-suite';
import { authSuite } from './auth-suite';
import { createClientFactory } from './client-factory';
import type { CreateClient, RealtimeClient } from './contract-client';
import { entitiesSuite } from './entities-suite';
import { functionsSuite } from './functions-suite';
import { realtimeSuite } from './realtime-suite';
import { serviceSuite } from './service-suite';

interface TestedClient {
  name: string;
  generation: Generation;
  create: CreateClient<RealtimeClient>;
  /** Whether it delivers its own messages to subscribers before the platform responds. */
  showsOwnMessages: boolean;
}

const clients: TestedClient[] = [
  {
    name: 'the vendor’s client 0.8.17',
    generation: 'legacy',
    create: createLegacyClient,
    showsOwnMessages: true,
  },
  {
    name: 'the vendor’s client 0.8.50',
    generation: 'current',
    // By default, it sends usage data.
    create: (config) => createCurrentClient({ ...config, analytics: { enabled: false } }),
    // The contract says that it should.
    showsOwnMessages: false,
  },
  { name: 'our client', generation: 'legacy', create: createClient, showsOwnMessages: true },
];

/**
 * Makes every call in the platform's contract against a real local platform, and validates each response against the
 * types of the vendor's clients.
 *
 * Where those clients differ from the contract, the contract wins; comments mark those places. Features beyond the
 * contract (analytics, connectors, actors, the AI gateway) aren't covered.
 */
describe.each(clients)('$name on the $generation platform', (client) => {
  // The vendor's clients log every failed call; all of them log connections and their errors.
  muteConsole('log', 'warn', 'error');
  const setup = createClientFactory(client.create, client.generation);
  entitiesSuite(setup);
  authSuite(setup);
  functionsSuite(setup);
  agentsSuite(setup);
  serviceSuite(setup);
  realtimeSuite(setup, client);
});

function muteConsole(...methods: ('log' | 'warn' | 'error')[]): void {
  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
