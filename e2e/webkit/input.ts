import { displaySize } from './display';
import type { ElementRef } from './elements';

/** A WebDriver input source with its actions, as `POST /actions` takes them. */
type InputActions = Record<string, unknown>;

/** WebDriver's code points for keys that don't produce a character. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Control: '\uE009',
};
export type Key = keyof typeof keys | (string & {});

/** Presses keys one after the other. Chords are written Shift+Tab. */
export function keyActions(pressed: readonly Key[]): InputActions {
  const codes = pressed.map((key) =>
    (key.length > 1 ? key.split('+') : [key]).map((part) =>
      part in keys ? keys[part as keyof typeof keys] : part,
    ),
  );
  return {
    type: 'key',
    id: 'keyboard',
    actions: codes.flatMap((chord) => [
      ...chord.map((value) => ({ type: 'keyDown', value })),
      ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]),
  };
}

function mouseActions(...actions: object[]): InputActions {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

const moveTo = (place: object) => ({ type: 'pointerMove', duration: 0, ...place });

/**
 * Clicks a point, in window coordinates: the driver won't move to an element with `pointer-events: none`.
 */
export function clickActions(point: { x: number; y: number }): InputActions {
  return mouseActions(
    moveTo(point),
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  );
}

export function hoverActions(element: ElementRef): InputActions {
  return mouseActions(moveTo({ x: 0, y: 0, origin: element }));
}

/**
 * Moves the pointer by a pixel, so that an element that has replaced the hovered one gets its pointerenter, and then to
 * the lower left corner of the window.
 */
export function moveAwayActions(): InputActions {
  return mouseActions(
    moveTo({ x: 1, y: 1, origin: 'pointer' }),
    moveTo({ x: 2, y: displaySize.height - 2 }),
  );
}

/** Scrolls the element into view, and returns its center in window coordinates. */
export const centerScript = `const [element] = arguments;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`;

/** WebKitGTK's driver has no touch input: dispatches the pointer events of a tap, in order. */
export const tapScript = `const [element] = arguments;
  const box = element.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, composed: true, pointerId: 2, pointerType: 'touch',
    isPrimary: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? element;
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
    target.dispatchEvent(new PointerEvent(type, at));
  target.dispatchEvent(new PointerEvent('click', { ...at, detail: 1 }));`;
