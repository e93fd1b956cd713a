import { closest } from './events';

/** What the permit board shows, in minutes. */
const shiftLength = 720;

/**
 * Lets a bar of the permit board follow the pointer while React loads: the slider of its row takes the value, with which
 * hydration goes on, and the bar moves along.
 *
 * @returns presses the bar again, where it's held now; or puts it back, if there's no hydration. Null if no bar is pressed
 */
export function dragEarly(press: PointerEvent): ((isHydrated: boolean) => void) | null {
  const { target, button, pointerId, pointerType, clientX } = press;
  const area = closest(target, '.hours');
  const slider = area?.querySelector('input');
  if (!area || !slider || button !== 0 || closest(target, '.hours > svg > *') === null) return null;
  const start = slider.valueAsNumber;
  const bars = [...area.querySelectorAll('.hours > svg > [x]:not(:has(.conflict-bar))')].map(
    (bar) => ({ bar, x: Number.parseFloat(bar.getAttribute('x') ?? '') }),
  );
  const minute = area.clientWidth / shiftLength;
  const moved = () => slider.valueAsNumber - start;
  const held = new AbortController();

  const move = (minutes: number) => {
    // The slider keeps it within the shift, and to its steps.
    slider.valueAsNumber = start + minutes;
    for (const { bar, x } of bars) bar.setAttribute('x', `${x + (moved() / shiftLength) * 100}%`);
  };

  const follow = ({ type, pointerId: id, clientX: x }: PointerEvent) => {
    if (id !== pointerId) return;
    // The browser takes over to scroll.
    move(type === 'pointercancel' ? 0 : (x - clientX) / minute);
    if (pointerType !== 'touch' || moved() !== 0) slider.focus({ preventScroll: true });
    if (type !== 'pointermove') held.abort();
  };

  // Otherwise the press takes the focus from the slider, or selects text.
  press.preventDefault();
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    addEventListener(type, follow, { signal: held.signal });
  }
  return (isHydrated) => {
    if (!isHydrated) move(0);
    const at = { bubbles: true, pointerId, pointerType, clientX: clientX + moved() * minute };
    if (isHydrated && !held.signal.aborted) area.dispatchEvent(new PointerEvent('pointerdown', at));
    held.abort();
  };
}
