import fc from 'fast-check';

/**
 * In continuous integration the property tests draw the same inputs each time, so that a failure there
 * belongs to the change it is shown for. At a desk they draw new ones and go on searching; a failure
 * prints its seed, and FAST_CHECK_SEED repeats it.
 */
const given = process.env.FAST_CHECK_SEED ?? (process.env.CI ? '17' : undefined);
if (given !== undefined) fc.configureGlobal({ seed: Number(given) });
