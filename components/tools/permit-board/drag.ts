/**
 * Follows a pointer that was pressed on an element until it's released.
 *
 * @param area what the columns divide
 * @param move gets the pointer's position in columns from the left, with a fraction
 */
export function drag(
  event: PointerEvent,
  area: Element,
  columns: number,
  move: (position: number) => void,
): void {
  const { left, width } = area.getBoundingClientRect();
  const controller = new AbortController();
  const { signal } = controller;
  const { pointerId } = event;
  addEventListener(
    'pointermove',
    (moved) => {
      if (moved.pointerId === pointerId) move(((moved.clientX - left) / width) * columns);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => controller.abort(), { signal });
  }
}
