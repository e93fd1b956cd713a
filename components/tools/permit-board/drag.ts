/**
 * Follows a pointer that was pressed on an element until it's released. Positions are in columns from the left of an
 * area, with a fraction.
 *
 * @param move gets the pointer's position now, and where it was pressed
 */
export function drag(
  pressed: PointerEvent,
  area: Element,
  columns: number,
  move: (position: number, start: number) => void,
): void {
  const { left, width } = area.getBoundingClientRect();
  const positionOf = ({ clientX }: PointerEvent) => ((clientX - left) / width) * columns;
  const controller = new AbortController();
  const { signal } = controller;
  function follow(event: PointerEvent) {
    if (event.pointerId === pressed.pointerId) move(positionOf(event), positionOf(pressed));
  }
  // Otherwise the press takes the focus from the slider.
  addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  addEventListener('pointermove', follow, { signal });
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => controller.abort(), { signal });
  }
}
