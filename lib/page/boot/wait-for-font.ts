/** As named in app/fonts.ts. The monospace font isn't waited for: its fallback has the same width. */
const font = 'archivo';

/** If a page's HTML starts arriving within this time, in milliseconds, the connection counts as fast. */
const fastResponseMs = 500;
/** Maximum wait in milliseconds. On a slow connection, it's only long enough for a cached font. */
const maxWaitMs = { fast: 1000, slow: 50 };

/**
 * Hides the page until its font loads, so text doesn't shift. `data-typeface` is `awaited`, or `awaited-in-place` if
 * the browser needs a layout to scroll to a fragment or to where the visitor was; then `here`. If the font is late,
 * fails, or isn't waited for (`late`), the page keeps the fallback until the next navigation (`app/loading.css`). On a
 * slow connection, waits only if the referrer is a page of this site, so the font may be cached.
 */
export function waitForFont(): void {
  const { dataset } = document.documentElement;
  // Not responseStart: Chromium's DevTools, and so Lighthouse, add their simulated latency after it.
  const isFast = performance.now() < fastResponseMs;
  const mayBeCached = document.referrer.startsWith(`${location.origin}/`);
  const waits = isFast || mayBeCached;
  // Entries of this type are PerformanceNavigationTiming.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const opensAtTop = location.hash === '' && entry?.type === 'navigate';
  const awaited = opensAtTop ? 'awaited' : 'awaited-in-place';

  function end(state: 'here' | 'late') {
    if (dataset.typeface === awaited) dataset.typeface = state;
  }

  dataset.typeface = waits ? awaited : 'late';
  if (waits) setTimeout(end, isFast ? maxWaitMs.fast : maxWaitMs.slow, 'late');
  document.addEventListener('DOMContentLoaded', () => {
    document.fonts.load(`1em ${font}`).then(
      // In the next task, because in this one, Chromium's autofill lays out each field of a displayed page, even in
      // closed details. Not in a background tab, where timers are slow.
      () => (document.hidden ? end('here') : setTimeout(end, 0, 'here')),
      () => end('late'),
    );
  });
}
