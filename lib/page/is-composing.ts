/**
 * Whether a key belongs to an input method, which may use Enter, Escape, and the arrows to choose among its suggestions.
 * Safari reports the key that ends a composition after its end, and only with this `keyCode`.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
