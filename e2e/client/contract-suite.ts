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
 * Drives every call of the platform's contract but realtime through a client, against a real local platform,
 * and holds each answer against what the types of the vendor's client promise.
 *
 * Where that client differs from the contract, the contract counts; the steps say so where they meet it. What
 * it has beyond the contract (analytics, connectors, custom integrations, `users`) is left out.
 */
export function runContractSuite(createClient: CreateClient): void {
  const begin = createClientFactory(createClient);
  entitiesSuite(begin);
  authSuite(begin);
  functionsSuite(begin);
  agentsSuite(begin);
  serviceSuite(begin);
}

/** Drives the subscriptions. */
export function runRealtimeSuite(createClient: CreateClient<RealtimeClient>): void {
  // Connections and what goes wrong with them are written to the console.
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
