/** Controls that don't need React: they open a native dialog or the mobile menu, close a dialog, or run a film. */
const isNative =
  '[data-opens], [popovertarget="site-menu"], form[method="dialog"] *, [data-film-toggle]';

/** Controls that load React on press or focus: the other buttons and fields, and search, whose results React renders. */
const usesReact = `:is(button, input, select, textarea):not(${isNative}), [data-opens="search"]`;

/** Controls that load React on hover. Menus don't, because CSS opens them. */
const isHovered = '[data-opens="search"]';

/** Controls that respond to a press before hydration, so it isn't replayed: CSS opens menus, and agents are popovers. */
const opensBySelf =
  'popover' in HTMLElement.prototype
    ? `${isNative}, .menu-item > button, [popovertarget]`
    : `${isNative}, .menu-item > button`;

/**
 * Listens for intent to use a control that needs React: a press, the focus, or a pointer over search.
 *
 * @param near called on each sign of intent
 * @returns a function to call after hydration: it stops listening and replays the last press if that needed React
 */
export function listenForIntent(near: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  let pressed: HTMLElement | undefined;

  function approach({ type, target }: Event): void {
    const wanted = type === 'pointerover' ? isHovered : usesReact;
    const element = target instanceof Element ? target.closest<HTMLElement>(wanted) : null;
    if (element === null) return;
    near();
    if (type === 'click') pressed = element.matches(opensBySelf) ? undefined : element;
  }

  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    addEventListener(type, approach, options);
  }
  // Intent shown before this script ran.
  if (document.querySelector(`${isHovered}:hover, :is(${usesReact}):focus`) !== null) near();
  window.pressedEarly?.click();
  return () => {
    listening.abort();
    pressed?.click();
  };
}
