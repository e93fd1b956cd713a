/** The same for P-201A, p201a, and "P 201A"; and for PTW-0415 and "PTW 415". */
export function keyOf(letters: string, digits: string, suffix = '', second = ''): string {
  const rest = second === '' ? '' : `/${Number(second)}`;
  return `${letters}${Number(digits)}${suffix}${rest}`.toLowerCase();
}
