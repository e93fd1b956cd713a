/** The most that the files of a film may weigh, in bytes. `cut` is either codec's. */
export const limits = { h264: 700_000, av1: 200_000, cut: 2_500_000, poster: 40_000 };
