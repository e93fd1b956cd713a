/** A pointer's position in columns from the left edge of an area, with a fraction. */
export function positionIn(area: Element, { clientX }: PointerEvent, columns: number): number {
  const { left, width } = area.getBoundingClientRect();
  return ((clientX - left) / width) * columns;
}

/**
 * Follows a pointer that was pressed on an element until it's released.
 *
 * @param move gets the pointer's position in columns of the area, and where it was pressed
 */
export function drag(
  pressed: PointerEvent,
  area: Element,
  columns: number,
  move: (position: number, start: number) => void,
): void {
  const start = positionIn(area, pressed, columns);
  const controller = new AbortController();
  const { signal } = controller;
  const isSame = ({ pointerId }: PointerEvent) => pointerId === pressed.pointerId;
  addEventListener(
    'pointermove',
    (event) => {
      if (isSame(event)) move(positionIn(area, event, columns), start);
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      type,
      (event) => {
        if (isSame(event)) controller.abort();
      },
      { signal },
    );
  }
}
