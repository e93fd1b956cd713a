/** A background tab doesn't paint, and userscripts replace `requestAnimationFrame`. */
const maxWaitMs = 250;

/**
 * Runs a callback after the next paint, so it doesn't delay that paint.
 *
 * @returns a function that cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, maxWaitMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
