import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * In CI, property tests use a fixed seed, so a failure comes from the change under test. Elsewhere they use random
 * seeds; a failure prints its seed, and FAST_CHECK_SEED repeats it. PROPERTY_RUNS sets how many inputs each property
 * gets, unless the property itself says why it gets fewer.
 */
const seed = process.env.FAST_CHECK_SEED ?? (process.env.CI ? '17' : undefined);
const numRuns = Number(process.env.PROPERTY_RUNS ?? 300);
fc.configureGlobal({ numRuns, ...(seed !== undefined && { seed: Number(seed) }) });

/** Test files share a thread and its globals, so what one of them replaces ends with it. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
