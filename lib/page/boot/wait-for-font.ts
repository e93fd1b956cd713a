/** As app/fonts.ts names it. The monospace needs no waiting: every system has one of the same width. */
const font = 'archivo';

/** A page whose HTML began to arrive this soon, in milliseconds, came over a fast connection. */
const fastResponseMs = 500;
/** Maximum wait in milliseconds. On a slow connection, it's only long enough for a cached font. */
const maxWaitMs = { fast: 1000, slow: 50 };

/**
 * Hides the page until its font is here (`data-typeface="awaited"`), so text doesn't shift. If the font is late
 * (`late`), the page keeps the fallback until the next navigation (`app/loading.css`). On a slow connection, it waits
 * only after another page of this site, which has fetched the font: waiting in vain means laying out the page twice.
 */
export function waitForFont(): void {
  const root = document.documentElement;
  // Not responseStart, after which Chromium's DevTools, and so Lighthouse, add their latency.
  const isFast = performance.now() < fastResponseMs;
  const mayBeCached = document.referrer.startsWith(`${location.origin}/`);

  function end(state: 'here' | 'late') {
    if (root.getAttribute('data-typeface') === 'awaited') root.setAttribute('data-typeface', state);
  }

  root.setAttribute('data-typeface', isFast || mayBeCached ? 'awaited' : 'late');
  setTimeout(end, isFast ? maxWaitMs.fast : maxWaitMs.slow, 'late');
  document.addEventListener('DOMContentLoaded', () => {
    document.fonts.load(`1em ${font}`).then(
      () => end('here'),
      () => end('late'),
    );
  });
}
