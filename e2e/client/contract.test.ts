import { createClient as createVendorClient } from '@base44/sdk';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { createClient } from '@/lib/platform';
import { agentsSuite } from './agents-suite';
import { authSuite } from './auth-suite';
import { createClientFactory } from './client-factory';
import type { CreateClient, RealtimeClient } from './contract-client';
import { entitiesSuite } from './entities-suite';
import { functionsSuite } from './functions-suite';
import { realtimeSuite } from './realtime-suite';
import { serviceSuite } from './service-suite';

describe('the vendor’s client', () => {
  // It logs every failed call.
  muteConsole('log', 'error');
  runContractSuite(createVendorClient);
});

describe('our client', () => runContractSuite(createClient));

describe.each<[string, CreateClient<RealtimeClient>]>([
  ['the vendor’s client', createVendorClient],
  ['our client', createClient],
])('%s: realtime', (_, create) => {
  // The clients log connections and their errors.
  muteConsole('log', 'warn', 'error');
  realtimeSuite(createClientFactory(create));
});

/**
 * Makes every call in the platform's contract except realtime against a real local platform, and validates each
 * response against the types of the vendor's client.
 *
 * Where that client differs from the contract, the contract wins; comments mark those places. Features beyond the
 * contract (analytics, connectors, custom integrations, `users`) aren't covered.
 */
function runContractSuite(create: CreateClient): void {
  const setup = createClientFactory(create);
  entitiesSuite(setup);
  authSuite(setup);
  functionsSuite(setup);
  agentsSuite(setup);
  serviceSuite(setup);
}

function muteConsole(...methods: ('log' | 'warn' | 'error')[]): void {
  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}
