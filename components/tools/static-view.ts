import { flushSync } from 'react-dom';

/**
 * The values of an element's fields, by name. Brackets at the end mark a name that several fields have. There's no form,
 * because there's nothing to submit.
 */
export function readFields(element: HTMLElement): URLSearchParams {
  const fields = new URLSearchParams();
  const all = element.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');
  for (const { name, value } of all) fields.append(name.replace('[]', ''), value);
  return fields;
}

/**
 * Replaces the content of an element by one with the same controls in the same order, and keeps the focus and the
 * selection.
 *
 * @param clicked clicked again afterwards, because the replaced controls had no handlers
 */
export function replaceControls(
  element: HTMLElement,
  clicked: readonly Element[],
  replace: () => void,
): void {
  const before: (Element | null)[] = controlsIn(element);
  const { activeElement } = document;
  const selection =
    // Null for a field whose type has none, such as a slider.
    activeElement instanceof HTMLInputElement && activeElement.selectionStart !== null
      ? ([activeElement.selectionStart, activeElement.selectionEnd] as const)
      : null;
  replace();
  const after = controlsIn(element);
  const counterpartOf = (control: Element | null) => after[before.indexOf(control)];
  const focused = counterpartOf(activeElement);
  focused?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && selection !== null) {
    focused.setSelectionRange(...selection);
  }
  // Each click must see what the one before it has changed.
  for (const control of clicked) flushSync(() => counterpartOf(control)?.click());
}

function controlsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
}
