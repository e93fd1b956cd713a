import { afterPaint } from './after-paint';
import { closest } from './closest';
import type { ReactLoader } from './react-loader';

/** Controls that need neither React nor the full style sheet. */
const plainControls = '[data-film-toggle], [data-sign-in]';

/** Controls that don't need React: also those that open or close a native dialog or the mobile menu. */
const nativeControls = `${plainControls}, [data-opens], [popovertarget="site-menu"], form[method="dialog"] *`;

/** Controls that need React: the other buttons and fields, and search, whose results React renders. */
const reactControls = `:is(button, input, select, textarea):not(${nativeControls}), [data-opens="search"]`;

/** Controls that preload React on hover. Menus don't, because CSS opens them. */
const hoverControls = '[data-opens="search"]';

/** Controls whose clicks aren't replayed, because they work before hydration: CSS opens menus; agents are popovers. */
const noReplayControls = `${nativeControls}, .menu-item > button, [popovertarget]`;

/** Replays a click from before the site's script ran, if it can work already. Else, listenForIntent() replays it. */
export function replayPlainClick(): void {
  if (window.earlyClickTarget?.matches(plainControls)) window.earlyClickTarget.click();
}

/**
 * Listens for intent to use a control that needs React. Hovering over search, or pressing such a control, preloads the
 * scripts. A click or keyboard focus runs them after the next paint, so what was clicked opens first.
 *
 * @returns a function to call after hydration: it stops listening, and replays the clicks that needed React
 */
export function listenForIntent(react: ReactLoader): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  const pressed: HTMLElement[] = [];

  function approach(event: Event): void {
    const { type, target } = event;
    const wanted = type === 'pointerover' ? hoverControls : reactControls;
    const element = closest(target, wanted);
    // On a touch screen, this may be the start of a scroll.
    if (element === null || (event instanceof PointerEvent && isTouchDown(event))) return;
    if (type === 'click' || element.matches(focusVisible)) afterPaint(react.hydrate);
    else react.preload();
    if (type === 'click' && !element.matches(noReplayControls)) pressed.push(element);
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    addEventListener(type, approach, options);
  }
  // Intent shown before this script ran.
  if (document.querySelector(`${hoverControls}:hover`) !== null) react.preload();
  if (document.querySelector(`:is(${reactControls}):focus`) !== null) react.hydrate();
  if (!window.earlyClickTarget?.matches(plainControls)) window.earlyClickTarget?.click();
  return () => {
    controller.abort();
    for (const element of pressed) element.click();
  };
}

/** Matches keyboard focus, and any focused field. A pointer focuses a button when it's pressed, before the click. */
const focusVisible = ':focus-visible';

const isTouchDown = ({ type, pointerType }: PointerEvent) =>
  type === 'pointerdown' && pointerType === 'touch';
