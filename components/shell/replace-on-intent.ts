import type { LazyLoader } from '@/components/ui/lazy-loader';
import { afterPaint } from '@/lib/page/after-paint';

/**
 * Loads the interactive version of an element on hover, focus, or a click, and calls back when it can replace the element: after a
 * paint, so whatever a press opens appears first, and not during a press, because a control replaced between press and
 * release gets no click event. If it can't be loaded, the element stays.
 *
 * @param isWanted loads it at once
 * @returns a function that stops this
 */
export function replaceOnIntent<Part>(
  element: HTMLElement,
  loader: LazyLoader<Part>,
  replace: (part: Part) => void,
  isWanted = false,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // A press may have started before React loaded. After a tap, the element is active for a moment longer.
  let isPressed = element.querySelector(':active') !== null;
  let isChoosing = false;
  let cancelScheduled = () => {};

  function scheduleReplacement() {
    cancelScheduled();
    cancelScheduled = afterPaint(() => {
      const part = loader.current();
      if (part !== null && !isPressed && !isChoosing && !signal.aborted) replace(part);
    });
  }

  function load() {
    loader.load().then(scheduleReplacement, () => {});
  }

  function press({ target }: Event) {
    isPressed = true;
    // The list of a `select` stays open after the press.
    isChoosing = target instanceof HTMLSelectElement;
  }

  function release() {
    isPressed = false;
    scheduleReplacement();
  }

  function click() {
    load();
    release();
  }

  function choose() {
    isChoosing = false;
    scheduleReplacement();
  }

  // A click may be a replayed one, and Safari doesn't focus buttons.
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, load, { signal });
  element.addEventListener('click', click, { signal });
  for (const type of ['pointerdown', 'keydown']) element.addEventListener(type, press, { signal });
  for (const type of ['change', 'focusout']) element.addEventListener(type, choose, { signal });
  for (const type of ['pointerup', 'pointercancel', 'keyup']) {
    addEventListener(type, release, { signal });
  }
  // The pointer or the focus may have arrived before hydration.
  if (isWanted || element.matches(':hover, :focus-within')) load();
  return () => {
    controller.abort();
    cancelScheduled();
  };
}
