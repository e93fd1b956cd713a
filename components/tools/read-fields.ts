/**
 * The values of an element's fields, by name; of checkboxes and radio buttons, only those that are checked. Brackets at the
 * end mark a name that several fields have.
 */
export function readFields(element: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams();
  const all =
    element?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      '[name]:not(:is([type=checkbox], [type=radio]):not(:checked))',
    ) ?? [];
  for (const { name, value } of all) fields.append(name.replace('[]', ''), value);
  return fields;
}
