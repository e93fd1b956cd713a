/** Some browsers don't report the first paint, to prevent fingerprinting. */
const maxWaitMs = 2000;

/**
 * Calls back after the first paint, so scripts don't compete with text and pictures for the connection. Calls back
 * immediately if the page won't paint, because it's hidden or covered by the spinner.
 *
 * @param run may be called more than once
 */
export function afterFirstPaint(isCovered: boolean, run: () => void): void {
  if (document.hidden || isCovered) {
    run();
    return;
  }
  setTimeout(run, maxWaitMs);
  new PerformanceObserver(run).observe({ type: 'paint', buffered: true });
}
