/** As named in app/fonts.ts. The monospace font isn't waited for: every system has one of the same width. */
const font = 'archivo';

/** If a page's HTML starts arriving within this time, in milliseconds, the connection counts as fast. */
const fastResponseMs = 500;
/** Maximum wait in milliseconds. On a slow connection, it's only long enough for a cached font. */
const maxWaitMs = { fast: 1000, slow: 50 };

/**
 * Hides the page until its font loads (`data-typeface="awaited"`), so text doesn't shift. If the font is late (`late`),
 * the page keeps the fallback until the next navigation (`app/loading.css`). On a slow connection, waits only if the
 * referrer is a page of this site, which has fetched the font: after an unsuccessful wait, the page is laid out twice.
 */
export function waitForFont(): void {
  const { dataset } = document.documentElement;
  // Not responseStart: Chromium's DevTools, and so Lighthouse, add their simulated latency after it.
  const isFast = performance.now() < fastResponseMs;
  const mayBeCached = document.referrer.startsWith(`${location.origin}/`);
  const waits = isFast || mayBeCached;

  function end(state: 'here' | 'late') {
    if (dataset.typeface === 'awaited') dataset.typeface = state;
  }

  dataset.typeface = waits ? 'awaited' : 'late';
  if (waits) setTimeout(end, isFast ? maxWaitMs.fast : maxWaitMs.slow, 'late');
  document.addEventListener('DOMContentLoaded', () => {
    document.fonts.load(`1em ${font}`).then(
      () => end('here'),
      () => end('late'),
    );
  });
}
