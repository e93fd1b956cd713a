/** Some browsers don't report the first paint, to prevent fingerprinting. */
const maxWaitMs = 2000;

/**
 * Calls back after the first paint, so scripts don't compete with text and pictures for the connection. Calls back
 * immediately if the page won't paint, because it's hidden or covered by the spinner.
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
