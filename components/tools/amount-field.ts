import type { FocusEvent } from 'react';
import { formatAmount, parseAmount } from '@/lib/calculations/amount';
import { fieldProps } from './field-props';

/** An amount's field. When the visitor leaves it, it shows how the amount was read. */
export function amountFieldProps(value: string, onChange: (value: string) => void) {
  return {
    type: 'text',
    inputMode: 'decimal',
    maxLength: 24,
    ...fieldProps(value, onChange),
    onBlur({ target }: FocusEvent<HTMLInputElement>) {
      const cents = parseAmount(target.value);
      if (cents !== null && formatAmount(cents) !== target.value) onChange(formatAmount(cents));
    },
  } as const;
}

/** An amount in dollars for a link; null if it can't be read. */
export function amountForLink(typed: string): string | null {
  const cents = parseAmount(typed);
  return cents === null ? null : String(cents / 100);
}

/** An amount from a link as it's shown; null if it can't be read. */
export function amountFromLink(text: string | null | undefined): string | null {
  const cents = parseAmount(text ?? '');
  return cents === null ? null : formatAmount(cents);
}
