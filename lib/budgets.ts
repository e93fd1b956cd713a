/**
 * The site's size limits, each with its reason and the largest size on November 28, 2026. KB are 1,000 bytes as
 * transferred: Brotli, for text. The requirements fix the limits marked “required”. If something outgrows one of those,
 * make it smaller; raise any other only for a reason that belongs here. The limits of films are in lib/content/film-check.ts.
 *
 * Limits of files that contain a page's words don't count the words, so writers can change them without failing a test,
 * and markup that grows still fails one. See `wordsKb` in e2e/site/budgets.spec.ts.
 */

/** KB of each kind that a visitor's page fetches before any interaction, without its film and full style sheet. */
export const visitorKb = {
  /**
   * HTML with critical CSS and the islands' properties, without the words on the page: 28.0 (Capabilities, which has 34.4
   * in all). 4.7 of it are the words of steps, mistakes, and answers that two of its three tools show later. It was 26 until
   * menus had a mark on each row, and pages a title block, and 27 until it had the styles of search and the film player,
   * 0.6, so that neither waits for the page to be laid out again with the full style sheet, and 27.5 until Spot the error
   * could be answered without waiting for React, and the isolation walkthrough had a lock box. Up to 43, browsers get all
   * of it in two round trips.
   */
  document: 28.5,
  /** Required. The site's script: 19.2. */
  script: 20,
  /** A subset of each typeface: 20.9. */
  font: 22,
  /** The film's poster, which can have 40 KB, and the icon: 25.0 (About). */
  image: 42,
} as const;

/** Files that a visitor's page fetches: the document, two fonts, a poster, icons, and the site's script. */
export const maxVisitorRequests = 8;

/** For a visit with a token, which needs React and the session's screens at once. The rest is as for a visitor. */
export const signedInKb = {
  ...visitorKb,
  /** Required. */
  script: 84,
} as const;

/**
 * Required. KB of scripts that a tool's first use may add to those of reading: React, the tool, and what it shares. It was
 * 70 before the tools could be used for a site's own plans, which may add 3, and before their tags led to records, which
 * may add 1: 73.9 (the permit board).
 */
export const firstToolUseKb = 74;

/**
 * KB that the first question to Unit 200 may add: React, 59.3, and 23.7 of the site's own: the forms of questions 10.2, the
 * records as data 5.5, what makes entries of them 3.7, and 4.3 that every tool shares. 5 KB less would come 4 ms sooner at
 * 10 Mbit/s and know a third fewer questions.
 */
export const firstQuestionKb = 85;

/**
 * Bytes of a page's HTML with Brotli, words included; above it, the build warns: 34,400 (Capabilities, which has the props
 * of three tools, and 80 tags that are links). It takes as many round trips as 24,000 did: the first ten packets, then up to
 * twenty. It was 34,000 before Spot the error had choices and the walkthrough a lock box.
 */
export const maxPageBytes = 35_000;

/** Required. All of a first view with headers: see `npm run bench`. */
export const firstViewKb = { home: 420, placeholder: 90 } as const;

/** Required. Bytes of lib/platform, minified, without ky and without socket.io, which loads separately: 9,293, with Brotli. */
export const maxClientBytes = 14_000;

/** Bytes of the search index with gzip. It's all words, with room for as many again as today's 40,105. */
export const maxSearchIndexBytes = 80_000;

/** A link preview's picture (og:image) must have fewer bytes, or some sites show it late: 103,288 (About). */
export const maxCardBytes = 200_000;
