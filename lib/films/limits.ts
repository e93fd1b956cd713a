/** Maximum size of each file of a film, in bytes. `cut` applies to both codecs. */
export const limits = {
  h264: 700_000,
  av1: 200_000,
  cut: 2_500_000,
  captions: 40_000,
  poster: 40_000,
};
