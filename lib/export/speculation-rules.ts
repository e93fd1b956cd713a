/**
 * Prefetches a page's HTML on hover over its link or on press, in Chromium; other browsers ignore this. Unlike with
 * `rel=prefetch`, following the link doesn't send another request to the host. Pages aren't prerendered, because a
 * prerendered page would ask the platform who's signed in, and log a visit, before it's visited.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/:page?' }, eagerness: 'moderate' }],
});
