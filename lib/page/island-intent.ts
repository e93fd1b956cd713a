import { afterPaint } from './after-paint';
import { closest } from './closest';
import { toolsInUrl } from './figures';
import { type Islands, island } from './islands';

/** How long a finger has to rest on an island, in milliseconds. A shorter touch may begin a scroll. */
const restMs = 80;

/** What was pressed before hydration, to be done once more after it. */
const pressed = new Map<HTMLElement, () => void>();

/**
 * Hydrates islands on intent. One with `data-on="approach"` is hydrated when a pointer or the focus enters it, a finger
 * rests on it, or the URL has figures for it. Any other loads when a pointer or the focus enters a control with its name
 * as `data-wants`, and is hydrated when that's pressed.
 */
export function hydrateOnIntent(islands: Islands): void {
  async function hydrate(element: HTMLElement | null): Promise<void> {
    if (element === null || element.dataset.ready !== undefined) return;
    if (!(await islands.hydrate(element))) return;
    element.dataset.ready = '';
    pressed.get(element)?.();
    pressed.delete(element);
  }

  function approach({ type, target }: { type?: string; target: EventTarget | null }): void {
    const name = closest(target, '[data-wants]')?.dataset.wants;
    const wanted = name === undefined ? null : islands.find(name);
    if (wanted !== null) islands.preload(wanted);
    const element = closest(target, `${island}[data-on="approach"]`);
    // The pointer may cross it often. A press tries again.
    if (type !== 'pointerover' || element?.dataset.failed === undefined) void hydrate(element);
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch') whileResting(() => approach(event));
    else approach(event);
    const element = closest(event.target, island);
    if (element === null || element.dataset.ready !== undefined) return;
    // Browsers drag a slider themselves, and hydration keeps its value.
    if (closest(event.target, 'input, select') !== null) return;
    const { target } = event;
    const replay = (...events: PointerEvent[]) =>
      pressed.set(element, () => {
        for (const each of events) target?.dispatchEvent(new PointerEvent(each.type, each));
      });
    replay(event);
    // A drag may end before hydration, too.
    addEventListener('pointerup', (end) => pressed.has(element) && replay(event, end), {
      once: true,
    });
  }

  function click({ target }: { target: EventTarget | null }): void {
    const name = closest(target, '[data-wants]')?.dataset.wants;
    // After the next paint, so that what was pressed opens first.
    if (name !== undefined) afterPaint(() => void hydrate(islands.find(name)));
    const element = closest(target, island);
    const button = closest(target, 'button');
    if (element === null || button === null || element.dataset.ready !== undefined) return;
    // CSS has opened the menu, or the browser a popover.
    if (!button.matches('.menu-item > button, [popovertarget]'))
      pressed.set(element, () => button.click());
    void hydrate(element);
  }

  function hydrateLinked(): void {
    for (const id of toolsInUrl()) void hydrate(closest(document.getElementById(id), island));
  }

  const options = { capture: true };
  addEventListener(
    'pointerover',
    (event) => event.pointerType !== 'touch' && approach(event),
    options,
  );
  addEventListener('pointerdown', press, options);
  addEventListener('focusin', approach, options);
  addEventListener('click', click, options);
  addEventListener('hashchange', hydrateLinked);
  hydrateLinked();
  if (document.activeElement !== null) approach({ target: document.activeElement });
  if (window.earlyClickTarget !== undefined) click({ target: window.earlyClickTarget });
}

/** Calls back unless the finger leaves or begins to scroll. */
function whileResting(run: () => void): void {
  const timer = setTimeout(run, restMs);
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => clearTimeout(timer), { once: true });
  }
}
