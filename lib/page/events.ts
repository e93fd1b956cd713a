/** The nearest element that matches the selector: an event's target, or one around it. */
export function closest<E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

/**
 * Whether a key belongs to an input method, which may use Enter, Escape, and the arrows to choose among its suggestions.
 * Safari reports the key that ends a composition after its end, and only with this `keyCode`.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
