import { createClient } from '@base44/sdk';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { runRealtimeScript, runScript } from './script';

describe('the vendor’s client', () => {
  // It writes each failed call to the console.
  beforeEach(() => {
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  runScript(createClient);
});

describe('the vendor’s client, in realtime', () => runRealtimeScript(createClient));
