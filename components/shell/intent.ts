/** A pointer that rests on a link for this long is about to press it; one that passes is not. */
const dwellMs = 65;

/**
 * Calls back with a link that somebody is about to press: a pointer or the focus rests on it, or a
 * finger or a button has gone down on it.
 *
 * @returns what ends it
 */
export function onIntent(intended: (link: HTMLAnchorElement) => void): () => void {
  const listening = new AbortController();
  let resting: ReturnType<typeof setTimeout>;

  function meet({ type, target }: Event): void {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    if (type === 'pointerdown') intended(link);
    else resting = setTimeout(intended, dwellMs, link);
  }

  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    addEventListener(type, meet, { passive: true, signal: listening.signal });
  }
  return () => {
    clearTimeout(resting);
    listening.abort();
  };
}
