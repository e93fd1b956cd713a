/**
 * Without invisible characters, with the hyphen of the keyboard for those that word processors put in its place, and with
 * inches as letters, which names and tags may have: “8in-P-1102”.
 */
export function plain(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/(\d) ?["″”]/g, '$1in')
    .trim();
}

/** A cell in a message. */
export function quote(text: string): string {
  return text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`;
}

/** Only its letters; “&” is “and”. */
export function simplify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');
}
