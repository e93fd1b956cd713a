import fc from 'fast-check';

/**
 * In CI, property tests use a fixed seed, so a failure comes from the change under test. Elsewhere they use random
 * seeds; a failure prints its seed, and FAST_CHECK_SEED repeats it.
 */
const seed = process.env.FAST_CHECK_SEED ?? (process.env.CI ? '17' : undefined);
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
