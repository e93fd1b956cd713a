/*
 * The site's size limits. KB are 1,000 bytes as transferred: Brotli, for text. The requirements fix those marked
 * “required”. The limits of films are in lib/content/film-check.ts.
 */

/** KB of each kind that a visitor's page fetches before any interaction, without its film and full style sheet. */
export const visitorKb = {
  /**
   * With up to 43, words included, browsers get a page in two round trips. Words aren't counted: writers change them. Core
   * Capabilities has 33.1, with the isolation’s steps and errors, and the words of its checks.
   */
  document: 34,
  /** Required. The site's script. */
  script: 19,
  /** A subset of each typeface. */
  font: 22,
  /** The film's poster and the icon. */
  image: 42,
} as const;

/** The document, two fonts, a poster, icons, and the site's script. */
export const maxVisitorRequests = 8;

/** For a visit with a token, which needs React and the session's screens at once. */
export const signedInKb = {
  ...visitorKb,
  /** Required. */
  script: 84,
} as const;

/**
 * KB that a tool's first use adds to those of reading: React, the tool, and what it shares. The permit board has about
 * 90.1. Five of them are zod, which checks what a link has: before it, each tool had a reader of its own, and links that
 * said too little. Five are the site's clock, findings of several days in areas that the visitor names, isolations' open
 * bleeds, and what a list says of each job.
 */
export const firstToolUseKb = 91;

/**
 * KB that the first question to Unit 200 adds: React, the forms of its questions, and the records that answer them: 86.2. An
 * answer about permission names all that stands against it.
 */
export const firstQuestionKb = 87;

/**
 * Bytes of a page's HTML with Brotli, words included, above which the build warns: up to 43,000, it takes two round trips.
 * Core Capabilities has 41,200, a quarter of it the words and forms of its five tools.
 */
export const maxPageBytes = 42_000;

/** Required. KB of a first view with headers and Home's film. */
export const firstViewKb = { home: 420, placeholder: 90 } as const;

/** Required. Bytes of lib/platform, minified and with Brotli, without ky and without socket.io, which loads separately. */
export const maxClientBytes = 14_000;

/** Bytes of the search index with gzip, which is all words: room for as many again. */
export const maxSearchIndexBytes = 80_000;

/** Bytes of a link preview's picture (og:image): some sites show a larger one late. */
export const maxCardBytes = 200_000;
