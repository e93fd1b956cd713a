import { afterEach, beforeEach, vi } from 'vitest';
import { agentSteps } from './agent-steps';
import { authSteps } from './auth-steps';
import { beginWith } from './begin';
import { callSteps } from './call-steps';
import { entitySteps } from './entity-steps';
import { realtimeSteps } from './realtime-steps';
import type { CreateClient, RealtimeClient } from './script-client';
import { serviceSteps } from './service-steps';

/**
 * Drives every call of the platform's contract but realtime through a client, against a real local platform,
 * and holds each answer against what the types of the vendor's client promise.
 *
 * Where that client differs from the contract, the contract counts; the steps say so where they meet it. What
 * it has beyond the contract (analytics, connectors, custom integrations, `users`) is left out.
 */
export function runScript(createClient: CreateClient): void {
  const begin = beginWith(createClient);
  entitySteps(begin);
  authSteps(begin);
  callSteps(begin);
  agentSteps(begin);
  serviceSteps(begin);
}

/** Drives the subscriptions. */
export function runRealtimeScript(createClient: CreateClient<RealtimeClient>): void {
  // Connections and what goes wrong with them are written to the console.
  beforeEach(() => {
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  realtimeSteps(beginWith(createClient));
}
