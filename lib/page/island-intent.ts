import { afterPaint } from './after-paint';
import { dragEarly } from './early-drag';
import { closest } from './events';
import { findIsland, island, preloadIsland } from './islands';
import { toolsInUrl } from './tool-links';

/** How long a finger has to rest on an island, in milliseconds. A shorter touch may begin a scroll. */
const restMs = 80;

/** What was pressed before hydration, to be done once more after it, or undone if there's none. */
const pressed = new Map<HTMLElement, (isHydrated: boolean) => void>();

/**
 * Hydrates islands on intent. One with `data-on="approach"` is hydrated when a pointer or the focus enters it, a finger
 * rests on it, or the URL has a state for it. Any other loads when a pointer or the focus enters a control with its name
 * as `data-wants`, and is hydrated when that's pressed.
 *
 * @param load hydrates an island, unless it's hydrated
 */
export function hydrateOnIntent(load: (element: HTMLElement | null) => Promise<void>): void {
  async function hydrate(element: HTMLElement | null): Promise<void> {
    await load(element);
    if (element === null) return;
    pressed.get(element)?.(element.matches('[data-ready]'));
    pressed.delete(element);
  }

  function approach({ type, target }: { type?: string; target: EventTarget | null }): void {
    const wanted = findWanted(target);
    if (wanted !== null) preloadIsland(wanted);
    const element = closest(target, `${island}[data-on="approach"]`);
    // A press tries again, but the pointer may cross it often, and a pressed link that's replaced isn't followed.
    const triesAgain = type !== 'pointerover' && closest(target, 'a') === null;
    if (element?.dataset.failed === undefined || triesAgain) void hydrate(element);
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === 'touch') whileResting(() => approach(event));
    else approach(event);
    const element = closest(event.target, waiting);
    // Browsers drag a slider themselves, and hydration keeps its value.
    if (element === null || closest(event.target, 'input, select') !== null) return;
    const handOver = dragEarly(event);
    if (handOver !== null) {
      pressed.set(element, handOver);
      return;
    }
    const { target } = event;
    const replay = (...events: PointerEvent[]) =>
      pressed.set(element, (isHydrated) => {
        for (const each of isHydrated ? events : []) {
          target?.dispatchEvent(new PointerEvent(each.type, each));
        }
      });
    replay(event);
    // A drag may end before hydration, too.
    addEventListener('pointerup', (end) => pressed.has(element) && replay(event, end), {
      once: true,
    });
  }

  function click({ target }: { target: EventTarget | null }): void {
    const wanted = findWanted(target);
    // After the next paint, so that what was pressed opens first.
    if (wanted !== null) afterPaint(() => void hydrate(wanted));
    const element = closest(target, waiting);
    const button = closest(target, 'button');
    if (element === null || button === null) return;
    // CSS has opened the menu, or the browser a popover.
    if (!button.matches('.menu-item > button, [popovertarget]')) {
      pressed.set(element, (isHydrated) => isHydrated && button.click());
    }
    void hydrate(element);
  }

  function hydrateLinked(): void {
    for (const id of toolsInUrl()) void hydrate(closest(document.getElementById(id), island));
  }

  const enter = (event: PointerEvent) => event.pointerType !== 'touch' && approach(event);
  addEventListener('pointerover', enter, true);
  addEventListener('pointerdown', press, true);
  addEventListener('focusin', approach, true);
  addEventListener('click', click, true);
  addEventListener('hashchange', hydrateLinked);
  hydrateLinked();
  approach({ target: document.activeElement });
  click({ target: window.earlyClickTarget ?? null });
}

const waiting = `${island}:not([data-ready])`;

function findWanted(target: EventTarget | null): HTMLElement | null {
  const name = closest(target, '[data-wants]')?.dataset.wants;
  return name === undefined ? null : findIsland(name);
}

/** Calls back unless the finger leaves or begins to scroll. */
function whileResting(run: () => void): void {
  const timer = setTimeout(run, restMs);
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => clearTimeout(timer), { once: true });
  }
}
