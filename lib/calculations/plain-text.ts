/** The zero of each set of decimal digits that we read: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/**
 * A typed number in ASCII, as far as that changes nothing of what a person sees: without the invisible marks of
 * right-to-left text and of word processors, and with one kind of each digit, separator, minus, and space. Tabs and line
 * breaks stay, because a spreadsheet puts them between numbers.
 */
export function toPlainText(text: string): string {
  return (
    text
      .replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g, '')
      .trim()
      // Full-width forms, one by one: NFKC would also make a digit of “²”.
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/\p{Nd}/gu, toAsciiDigit)
      .replace(/٫/g, '.')
      .replace(/٬/g, ',')
      .replace(/٪/g, '%')
      .replace(/[’ʼ]/g, "'")
      .replace(/[‐-—−]/g, '-')
      .replace(/\p{Zs}/gu, ' ')
      .toLowerCase()
  );
}

function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
}
