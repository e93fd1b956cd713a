import { createClient } from '@base44/sdk';
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { runScript } from './script';

// The vendor's client writes each failed call and each connection to the console.
beforeEach(() => {
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the vendor’s client', () => runScript(createClient));
