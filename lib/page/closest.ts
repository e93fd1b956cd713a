/** The nearest element that matches the selector: an event's target, or one around it. */
export function closest<E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
