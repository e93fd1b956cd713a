import { afterPaint } from './after-paint';
import type { ReactLoader } from './react-loader';

/** Controls that don't need React: they open a native dialog or the mobile menu, close a dialog, or run a film. */
const nativeControls =
  '[data-opens], [popovertarget="site-menu"], form[method="dialog"] *, [data-film-toggle]';

/** Controls that need React: the other buttons and fields, and search, whose results React renders. */
const reactControls = `:is(button, input, select, textarea):not(${nativeControls}), [data-opens="search"]`;

/** Controls that fetch React on hover. Menus don't, because CSS opens them. */
const hoverControls = '[data-opens="search"]';

/** Controls that respond to a press before hydration, so it isn't replayed: CSS opens menus, and agents are popovers. */
const noReplayControls = `${nativeControls}, .menu-item > button, [popovertarget]`;

/**
 * Listens for intent to use a control that needs React. A pointer over search, or pressed, fetches the scripts; a click
 * or the keyboard's focus runs them, once what it opened is painted.
 *
 * @returns a function to call after hydration: it stops listening and replays the last press if that needed React
 */
export function listenForIntent(react: ReactLoader): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  let pressed: HTMLElement | undefined;

  function approach(event: Event): void {
    const { type, target } = event;
    const wanted = type === 'pointerover' ? hoverControls : reactControls;
    const element = target instanceof Element ? target.closest<HTMLElement>(wanted) : null;
    // A finger may be about to scroll.
    if (element === null || (event instanceof PointerEvent && isTouchDown(event))) return;
    if (type === 'click' || element.matches(focusVisible)) afterPaint(react.hydrate);
    else react.preload();
    if (type === 'click') pressed = element.matches(noReplayControls) ? undefined : element;
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    addEventListener(type, approach, options);
  }
  // Intent shown before this script ran.
  if (document.querySelector(`${hoverControls}:hover`) !== null) react.preload();
  if (document.querySelector(`:is(${reactControls}):focus`) !== null) react.hydrate();
  window.earlyClickTarget?.click();
  return () => {
    listening.abort();
    pressed?.click();
  };
}

/** Focused by keyboard, or a field. A pointer's focus comes with a press, before its click. */
const focusVisible = ':focus-visible';

const isTouchDown = ({ type, pointerType }: PointerEvent) =>
  type === 'pointerdown' && pointerType === 'touch';
