/** A pointer that rests on a link for this long is about to press it; one that passes is not. */
const restsForMs = 65;

/**
 * Calls back with a link that somebody is about to press, for as long as the document lives: a pointer or
 * the focus rests on it, or a finger or a button has gone down on it.
 *
 * @param first what has happened already
 */
export function onIntent(first: Event, intended: (link: HTMLAnchorElement) => void): void {
  // Apart, since the focus may scroll the page away from under the pointer.
  const resting: Record<string, ReturnType<typeof setTimeout>> = {};

  function meet({ type, target }: Event): void {
    clearTimeout(resting[type]);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null) return;
    if (type === 'pointerdown') intended(link);
    else resting[type] = setTimeout(intended, restsForMs, link);
  }

  meet(first);
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, meet);
}
