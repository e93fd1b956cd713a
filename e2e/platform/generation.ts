export const generations = ['legacy', 'current'] as const;

/**
 * Which client of the vendor the platform is made for: 0.8.17 (legacy) or 0.8.50 (current). A path that only one of
 * them calls is missing in the other generation. Error bodies and realtime data differ too.
 */
export type Generation = (typeof generations)[number];

/** The site is specified against this one. It has every call the site makes. */
export const defaultGeneration: Generation = 'legacy';
