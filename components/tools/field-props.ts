import type { ChangeEvent } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value of a field. On a reload, browsers must not restore it, because the result would be that of the example. */
export function fieldProps(value: string, onChange: (value: string) => void) {
  return {
    autoComplete: 'off',
    value,
    onChange: ({ target }: ChangeEvent<Field>) => onChange(target.value),
  };
}
