/**
 * Follows a pointer that was pressed on an element until it's released.
 *
 * @param move gets how far the pointer is from where it was pressed, in widths of the area; 0 if the browser takes over
 *   to scroll
 */
export function drag(pressed: PointerEvent, area: Element, move: (by: number) => void): void {
  const { width } = area.getBoundingClientRect();
  const controller = new AbortController();
  const { signal } = controller;
  function listen(type: 'pointermove' | 'pointerup' | 'pointercancel') {
    addEventListener(
      type,
      ({ pointerId, clientX }) => {
        if (pointerId !== pressed.pointerId) return;
        move(type === 'pointercancel' ? 0 : (clientX - pressed.clientX) / width);
        if (type !== 'pointermove') controller.abort();
      },
      { signal },
    );
  }
  listen('pointermove');
  listen('pointerup');
  listen('pointercancel');
}
