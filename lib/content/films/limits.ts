/** What each file of a film may be, by the ending of its name. Sizes in bytes, lengths in seconds. */
export const filmLimits = {
  loop: { min: 6, max: 10 },
  // Rounding of the last frame.
  cut: { min: 30, max: 45.05 },
  captions: { words: 18, charactersPerSecond: 17 },
  bytes: {
    mp4: 700_000,
    'av1.mp4': 200_000,
    'cut.mp4': 2_500_000,
    'cut.av1.mp4': 2_500_000,
    vtt: 40_000,
    avif: 40_000,
    'tall.mp4': 700_000,
    'tall.av1.mp4': 200_000,
    'tall.avif': 40_000,
  },
  // In pixels. `tall` is for phones: twice as many as they show.
  wide: { width: 1280, height: 720 },
  tall: { width: 780, height: 1000 },
};

export type FilmEnding = keyof typeof filmLimits.bytes;

export type Check = readonly [isWrong: boolean, problem: string];

/** The problems that these checks found. */
export const failed = (checks: readonly Check[]): string[] =>
  checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []));
