/** The values of the fields in an element's form, by name. */
export function readFields(element: HTMLElement): URLSearchParams {
  const fields = new URLSearchParams();
  const form = element.querySelector('form');
  for (const [name, value] of form === null ? [] : new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

/**
 * Replaces the content of an element by one with the same controls in the same order, and keeps the focus and the caret.
 *
 * @param clicked clicked again afterwards, because the replaced control had no handler
 */
export function replaceControls(
  element: HTMLElement,
  clicked: HTMLElement | null,
  replace: () => void,
): void {
  const before: (Element | null)[] = controlsIn(element);
  const { activeElement } = document;
  const focusIndex = before.indexOf(activeElement);
  const clickIndex = before.indexOf(clicked);
  const caret = activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null;
  replace();
  const after = controlsIn(element);
  const focused = after[focusIndex];
  focused?.focus({ preventScroll: true });
  // Null for fields without a caret, such as sliders.
  if (focused instanceof HTMLInputElement && caret !== null)
    focused.setSelectionRange(caret, caret);
  after[clickIndex]?.click();
}

function controlsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
}
