/** Some browsers don't report the first paint, to prevent fingerprinting. */
const maxWaitMs = 2000;

/**
 * Calls back after the first paint, so that text and pictures don't share the connection with scripts; at once in a
 * page that won't paint, because it's hidden or covered until its visitor is known.
 */
export function afterFirstPaint(isCovered: boolean, run: () => void): void {
  let done = false;
  function once() {
    if (done) return;
    done = true;
    run();
  }
  if (document.hidden || isCovered) {
    once();
    return;
  }
  setTimeout(once, maxWaitMs);
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
}
