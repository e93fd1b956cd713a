import { afterEach, beforeEach, vi } from 'vitest';
import { agentsSuite } from './agents-suite';
import { authSuite } from './auth-suite';
import { createClientFactory } from './client-factory';
import type { CreateClient, RealtimeClient } from './contract-client';
import { entitiesSuite } from './entities-suite';
import { functionsSuite } from './functions-suite';
import { realtimeSuite } from './realtime-suite';
import { serviceSuite } from './service-suite';

/**
 * Makes every call in the platform's contract except realtime against a real local platform, and validates each
 * response against the types of the vendor's client.
 *
 * Where that client differs from the contract, the contract wins; comments mark those places. Features beyond the
 * contract (analytics, connectors, custom integrations, `users`) aren't covered.
 */
export function runContractSuite(createClient: CreateClient): void {
  const setup = createClientFactory(createClient);
  entitiesSuite(setup);
  authSuite(setup);
  functionsSuite(setup);
  agentsSuite(setup);
  serviceSuite(setup);
}

/** Covers the subscriptions. */
export function runRealtimeSuite(createClient: CreateClient<RealtimeClient>): void {
  // The clients log connections and their errors.
  beforeEach(() => {
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  realtimeSuite(createClientFactory(createClient));
}
