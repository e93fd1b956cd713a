/** The most that a film and its poster may weigh, in bytes. */
export const limits = { film: 700_000, poster: 40_000 };
