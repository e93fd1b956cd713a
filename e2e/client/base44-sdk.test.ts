import { createClient } from '@base44/sdk';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { runContractSuite, runRealtimeSuite } from './contract-suite';

describe('the vendor’s client', () => {
  // It logs every failed call.
  beforeEach(() => {
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  runContractSuite(createClient);
});

describe('the vendor’s client: realtime', () => runRealtimeSuite(createClient));
