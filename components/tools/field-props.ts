import type { ChangeEvent } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * The value of a field. In the static view, which has no handlers, it's only the initial one: React would undo whatever
 * a visitor types. On a reload, browsers must not restore it, because the result would be that of the example.
 */
export function fieldProps(value: string, onChange: ((value: string) => void) | undefined) {
  return {
    autoComplete: 'off',
    ...(onChange === undefined
      ? { defaultValue: value }
      : { value, onChange: ({ target }: ChangeEvent<Field>) => onChange(target.value) }),
  };
}
